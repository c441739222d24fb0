import { createMemoryCache } from "@algolia/client-common";
import { liteClient } from "algoliasearch/lite";
import type { LiteClient } from "algoliasearch/lite";
import type { ShopFacts } from "#relay/pageQuery.ts";
import { EMBEDDED_SEARCH } from "#relay/contract/searchFacts.ts";

/** What asks the search, and what is known of how. */
export type SearchClient = LiteClient;

/** The shop's own server, which searches where no application at Algolia does. */
const ownServer = () => ({
  hosts: [
    {
      url: location.hostname,
      protocol: location.protocol === "http:" ? ("http" as const) : ("https" as const),
      accept: "readWrite" as const,
      ...(location.port && { port: Number(location.port) }),
    },
  ],
  // Which of one host is down is not worth the timer that the browser's own storage is asked behind.
  hostsCache: createMemoryCache(),
});

let client: SearchClient | undefined;

/** The tab's one client of the search; every request fails where the shop has no search. */
export function shopSearchClient({
  search,
}: Pick<ShopFacts, "search">): Pick<SearchClient, "search"> {
  if (import.meta.env.SSR || !search) {
    return { search: () => Promise.reject(new Error("There is no search to ask.")) };
  }
  const { appId, searchKey } = search;
  client ??= liteClient(appId, searchKey, appId === EMBEDDED_SEARCH ? ownServer() : {});
  return client;
}

/** The index of the products; those in other orders are named after it. */
export const productIndex = ({ search }: Pick<ShopFacts, "search">): string =>
  search?.index ?? "products";
