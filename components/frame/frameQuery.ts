import { graphql } from "react-relay";
import type { FrameQuery } from "#relay/pageQuery.ts";

const document = graphql`
  query frameQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

/** Data of header and footer, which each page's query includes. */
export const frameQuery: FrameQuery = {
  document,
  // The fact that products are on sale only adds a link (`ShopLinks`).
  optionalFields: ["saleItems"],
};
