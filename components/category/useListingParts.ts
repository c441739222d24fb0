import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  getFragment,
  getRequest,
  getSingularSelector,
} from "relay-runtime";
import type { Environment, GraphQLTaggedNode, Variables } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { navigate } from "vike/client/router";
import { isOutdated, noteBuild } from "#relay/latestBuild.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { commitPayload, fetchPayload } from "#relay/payload.ts";
import type { ListingParts_products$key } from "#__generated__/ListingParts_products.graphql.ts";
import { earlierParts, saveParts } from "./earlierParts.ts";
import type { KnownPart } from "./earlierParts.ts";

// Parts of a listing in Relay's store, and "Show more", which fetches the next one.

/** Location of a listing's part in the store: the page's query and the list's fragment. */
type Documents = { query: GraphQLTaggedNode; list: GraphQLTaggedNode };

/** Reads a part of a listing from the store; undefined if it was garbage-collected. */
function partIn(environment: Environment, { query, list }: Documents, variables: Variables) {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  const response = environment.lookup(fragment).data as { products?: unknown } | undefined;
  const selector = getSingularSelector(getFragment(list), response?.products ?? null);
  return selector ? (environment.lookup(selector).data as ListingParts_products$key) : undefined;
}

/**
 * Returns the displayed parts of a listing: the page's own, those displayed when the shopper left
 * the page and returned, and those fetched since. `list` is the fragment of the page's list.
 */
export function useListingParts(
  list: GraphQLTaggedNode,
  own: ListingParts_products$key,
  ownCount: number,
) {
  const environment = useRelayEnvironment();
  const pageContext = usePageContext();
  const { loaded, config, urlPathname, urlParsed } = pageContext;
  const document = config.query?.document;
  const [later, setLater] = useState<{ of: typeof loaded; parts: KnownPart[] }>();
  const [loading] = useState(trackState);
  const state = useDataState(loading);

  const here = urlPathname + (urlParsed.searchOriginal ?? "");
  const isBack = pageContext.isClientSide && pageContext.isHistoryNavigation;
  const before = isBack ? earlierParts(environment, here) : [];
  const after = later && later.of === loaded ? later.parts : [];
  const read = (known: readonly KnownPart[]) =>
    known.flatMap(({ variables }) => {
      const part = document && partIn(environment, { query: document, list }, variables);
      return part ? [part] : [];
    });
  const earlier = read(before);
  const countOf = (known: readonly KnownPart[]) => known.reduce((sum, { count }) => sum + count, 0);

  async function show(next: string): Promise<void> {
    const { pathname, search } = new URL(next, location.href);
    if (!document || !loaded) return navigate(next);
    const response = await fetchPayload(document, decodeURIComponent(pathname), search);
    if (response?.build) noteBuild(response.build);
    const { payload } = response ?? {};
    if (!payload || isOutdated()) return navigate(next);
    commitPayload(environment, document, payload);
    const { nodes } = payload.data["products"] as { nodes: unknown[] };
    const part = { variables: payload.variables, count: nodes.length };
    const ownPart = { variables: loaded.variables, count: ownCount };
    saveParts(environment, document, next, [...before, ownPart, ...after]);
    setLater({ of: loaded, parts: [...after, part] });
    // After a reload, a share or a return the URL displays the part fetched last.
    history.replaceState(history.state, "", next);
  }

  return {
    parts: [...earlier, own, ...read(after)],
    /** Index of the page's own part. */
    ownPlace: earlier.length,
    shown: countOf(before) + ownCount + countOf(after),
    isLoading: state === "pending",
    showMore: (next: string) => void loading.during(show(next)),
  };
}
