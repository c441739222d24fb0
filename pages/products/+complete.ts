import { completeListing } from "#components/category/completeListing.ts";
import document from "#__generated__/ProductsPageQuery.graphql.ts";

export const complete = completeListing(document, () => true);
