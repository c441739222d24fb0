import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { LoadedContext } from "./pageContext.ts";
import { useStoredQuery } from "./useStoredQuery.ts";

const NONE = {};

/**
 * Returns the response of the page's query, which `loadPage` put into the store before rendering.
 */
export function usePageQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
): Query["response"] {
  const { loaded }: LoadedContext = usePageContext();
  return useStoredQuery<Query>(document, loaded?.variables ?? NONE);
}
