import { graphql } from "react-relay";
import type { usePagesQuery } from "#__generated__/usePagesQuery.graphql.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";

// Never sent: these are the pages that every footer shows.
const pagesQuery = graphql`
  query usePagesQuery {
    pages(
      first: 14
      where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        title
        uri
      }
    }
  }
`;

const NONE = {};

/** Returns the merchant's WordPress pages, as far as the footer knows them. */
export const usePages = () => useStoredQuery<usePagesQuery>(pagesQuery, NONE).pages?.nodes ?? [];
