import type {
  ConcreteRequest,
  Environment,
  GraphQLTaggedNode,
  OperationType,
  Variables,
} from "relay-runtime";
import type { PageContextServer } from "vike/types";
import type { LiteClient } from "algoliasearch/lite";
import type { SiteFooter_query$key } from "#__generated__/SiteFooter_query.graphql.ts";
import type { SiteHeader_query$key } from "#__generated__/SiteHeader_query.graphql.ts";
import type { Answer } from "#relay/contract/errors.ts";
import type { PageRules } from "#relay/contract/pageRules.ts";
import type { HeadTags } from "./headFacts.ts";
import type { PagePayload } from "./payload.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";
import type { FormDrafts, SuppliedData } from "#relay/contract/suppliedData.ts";

/** What a page's variables may depend on. */
export type PageAddress = {
  routeParams: Record<string, string>;
  search: Record<string, string>;
  /** Whether the shopper has a session; without one the cart is empty and is not asked for. */
  hasSession: boolean;
  /** What the shop's things can be told apart by; only for pages that narrow them down. */
  attributes?: readonly string[];
};

/** A page's one query: which it is, with what, and when its page does not exist. */
export type PageQuery<Query extends OperationType = OperationType> = {
  document: GraphQLTaggedNode;
  variables: (address: PageAddress) => Query["variables"];
  /** Whether the answer says that there is such a page; a page without this rule always exists. */
  exists?: (data: Query["response"]) => boolean;
  /** The route takes paths of any kind: where there is no such page, no route led there. */
  isAnyPath?: boolean;
  /** The page's own part of the title. */
  title?: (data: Query["response"]) => string;
  /** The response is the shopper's own: requested with the session, and never cached. */
  isPersonal?: boolean;
};

/**
 * Completes a page's data on the server alone, in its `+complete.ts`: with what the backend does not
 * give in one response, or with what our server supplies. Where it rejects, the page is shown with
 * what is known, and not cached. What depends on the response may be put into the variables, by which
 * the data are read.
 */
export type CompletePage = (
  data: object,
  ask: (document: ConcreteRequest, variables: object) => Promise<Answer>,
  pageContext: PageContextServer,
  variables: object,
) => Promise<void>;

/** What the loading of a page's data leaves in its context. */
export type LoadedPage = {
  environment: Environment;
  variables: Variables;
  payload?: PagePayload;
  title?: string;
  isPersonal: boolean;
  /** Whether the backend failed at some part of the answer, so that it is not to be kept. */
  hasErrors?: boolean;
  /** In a browser: they were there before the page was gone to. */
  wasAhead?: boolean | undefined;
  /** What the head says to machines; on the server alone. */
  head?: HeadTags;
};

/** All that a page is told of the settings, and of the build it belongs to; nothing of it is secret. */
export type ShopFacts = {
  name: string;
  titleSeparator: string;
  cartNotices: boolean;
  buildId: string;
  /** Seconds between two questions for a newer build; 0 for none. */
  buildPollSeconds: number;
  /** How the search is asked. */
  search?: SearchFacts;
  /** What stands by a product's price, such as that tax is in it. */
  priceNote?: string;
  /** Where live subscriptions go, if anywhere. */
  liveEndpoint?: string;
};

/** How a server's page reaches the backend: for everyone to see, or as one shopper. */
export type PageBackend = {
  url: string;
  shared: typeof fetch;
  personal: typeof fetch;
  /** The attributes that the shop's things have; none are known without. */
  attributes?: () => Promise<readonly string[]>;
  /** The shop's search by its own protocol; it rejects where it does not answer soon. */
  search?: Pick<LiteClient, "search"> | undefined;
};

declare global {
  namespace Vike {
    interface Config {
      /** The page's query. */
      query?: PageQuery;
      /** On the server alone. */
      rules?: PageRules;
      /** On the server alone. */
      complete?: CompletePage;
    }
    interface PageContext {
      loaded?: LoadedPage;
      shop: ShopFacts;
      /** By which a fault that the server met is found in its log. */
      reference?: string | undefined;
      /** On the server alone: the refused form post that the page answers. */
      draft?: Partial<FormDrafts> | undefined;
    }
    interface PageContextServer {
      backend: PageBackend;
      hasSession: boolean;
      /** The data that the page's rules name in `needs`. */
      supplied?: Partial<SuppliedData> | undefined;
      /** There is known to be no such page: its query is not asked. */
      isMissing?: boolean | undefined;
    }
  }
}

/** A query that spreads the fragments of the frame, without which no page has header and footer. */
export type FramedQuery = OperationType & {
  response: SiteHeader_query$key & SiteFooter_query$key;
};

/** The typed definition of a page's query, for its `+query.ts`. */
export const definePageQuery = <Query extends FramedQuery>(query: PageQuery<Query>): PageQuery =>
  query as unknown as PageQuery;
