import { nameUncounted } from "#components/category/uncountedTerms.ts";
import document from "#__generated__/CategoryPageQuery.graphql.ts";

export const complete = nameUncounted(document);
