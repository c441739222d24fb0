import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { SiteFooter_query$key } from "#__generated__/SiteFooter_query.graphql.ts";
import type { SiteHeader_query$key } from "#__generated__/SiteHeader_query.graphql.ts";
import type { CommonTexts, ShopTexts } from "#relay/contract/page/shopTexts.ts";

// Query of a page: its document, its variables, and when the page exists.

/** Inputs of a page's query variables: URL, session and known attributes. */
export type PageAddress = {
  routeParams: Record<string, string>;
  search: Record<string, string>;
  /** True if the shopper has a session; without one the cart is empty and is not queried. */
  hasSession: boolean;
  /** The shop's product attributes; only for pages with filters. */
  attributes?: readonly string[];
  /** The shop's texts; in the browser, those of every page. */
  texts: ShopTexts;
};

/** Page's part of the document title, which may depend on the texts of every page and the search. */
export type PageTitle = string | ((texts: CommonTexts, search: Record<string, string>) => string);

/** The product or category that a page is about; the page's query finds it by `$slug`. */
export type PageSubject = {
  /** Its field of the query, with the arguments `id: $slug, idType: SLUG`. */
  field: string;
  /** Matches the names of its types. */
  type: RegExp;
};

/** A page's query: its document, variables, and the condition under which the page exists. */
export type PageQuery<Query extends OperationType = OperationType> = {
  document: GraphQLTaggedNode;
  variables: (address: PageAddress) => Query["variables"];
  /** False if the response means "not found"; a page without this rule always exists. */
  exists?: (data: Query["response"]) => boolean;
  /** The route is a catch-all: a missing page counts as no route matched. */
  isAnyPath?: boolean;
  /** The page's part of the document title. */
  title?: (data: Query["response"]) => PageTitle;
  /** The response is personal: fetched with the session and never cached. */
  isPersonal?: boolean;
  /** The page renders before its payload arrives if the store has the name of its subject. */
  subject?: PageSubject;
};

/** Query of header and footer. */
export type FrameQuery = {
  document: GraphQLTaggedNode;
  /** Fields that are not enough for a page if the backend returns nothing else. */
  optionalFields: readonly string[];
};

/** A query that spreads the layout's fragments, without which a page has no header and footer. */
export type FramedQuery = OperationType & {
  response: SiteHeader_query$key & SiteFooter_query$key;
};

/** Types the query of a page, for its `+query.ts`. */
export const definePageQuery = <Query extends FramedQuery>(query: PageQuery<Query>): PageQuery =>
  query as unknown as PageQuery;
