import { createMemoryCache } from "@algolia/client-common";
import { liteClient } from "algoliasearch/lite";
import type { LiteClient } from "algoliasearch/lite";
import type { ShopFacts } from "#relay/publicFacts.ts";
import { EMBEDDED_SEARCH } from "#relay/contract/page/searchFacts.ts";
import { localePath } from "#words/localePath.ts";

/** Algolia search client, lite. */
export type SearchClient = LiteClient;

/**
 * Hosts for the shop's own server, which responds to searches if there is no Algolia application.
 */
const ownServer = () => ({
  hosts: [
    {
      // Below the language's prefix, which the library leaves to the host's name.
      url: location.host + localePath("/").replace(/\/$/, ""),
      protocol: location.protocol === "http:" ? ("http" as const) : ("https" as const),
      accept: "readWrite" as const,
    },
  ],
  // Host health of a single host is not worth local storage, whose timer would delay requests.
  hostsCache: createMemoryCache(),
});

let client: SearchClient | undefined;

/** Returns the tab's search client; every request fails if the shop has no search. */
export function shopSearchClient({
  search,
}: Pick<ShopFacts, "search">): Pick<SearchClient, "search"> {
  if (import.meta.env.SSR || !search) {
    return { search: () => Promise.reject(new Error("The shop has no search.")) };
  }
  const { appId, searchKey } = search;
  client ??= liteClient(appId, searchKey, appId === EMBEDDED_SEARCH ? ownServer() : {});
  return client;
}

/** Returns the name of the product index; those in other orders are named after it. */
export const productIndex = ({ search }: Pick<ShopFacts, "search">): string =>
  search?.index ?? "products";
