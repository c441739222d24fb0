import { graphql } from "react-relay";

/** Data of header and footer, which each page's query includes. */
export const frameQuery = graphql`
  query frameQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;
