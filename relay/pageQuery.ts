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
import type { OperationResult } from "#relay/contract/errors.ts";
import type { SerializedHtml } from "#relay/contract/insertedHtml.ts";
import type { PageRules } from "#relay/contract/pageRules.ts";
import type { CheckoutUse } from "#relay/contract/paymentMethods.ts";
import type { PaymentFields } from "#relay/contract/paymentFields.ts";
import type { HeadTags } from "./headFacts.ts";
import type { PagePayload } from "./payload.ts";
import type { UnavailableFacts } from "./unavailablePage.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";
import type { CommonTexts, ShopTexts } from "#relay/contract/shopTexts.ts";
import type { FormDrafts, LastCart, SuppliedData } from "#relay/contract/suppliedData.ts";

// Page query: types of a page's query, of its loaded data and of the page context.

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

/** Page's part of the document title, which may depend on the texts of every page. */
export type PageTitle = string | ((texts: CommonTexts) => string);

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

/**
 * Completes a page's data on the server, in its `+complete.ts`: with data that the backend does not
 * return in one response, or that our server supplies. If it rejects, the page renders with the
 * data so far and is not cached. It may add variables that depend on the response; the page reads
 * its data with them.
 */
export type CompletePage = (
  data: object,
  fetchMore: (document: ConcreteRequest, variables: object) => Promise<OperationResult>,
  pageContext: PageContextServer,
  variables: object,
) => Promise<void>;

/** Result of loading a page's data, stored in the page context. */
export type LoadedPage = {
  environment: Environment;
  variables: Variables;
  payload?: PagePayload;
  title?: PageTitle;
  isPersonal: boolean;
  /** True if the backend failed at part of the response, which is then not cached. */
  hasErrors?: boolean;
  /**
   * Last known cart, if the page is rendered while the backend is unavailable: null if none is
   * known, and absent on any other page.
   */
  lastCart?: LastCart | null | undefined;
  /** Error for which the page is rendered without the backend; server only. */
  failure?: unknown;
  /** On the error page, if the backend is unavailable: the parts of the shop that still work. */
  unavailable?: UnavailableFacts | undefined;
  /** In a browser: rendered from the store, before the payload has arrived. */
  isEarly?: boolean;
  /** Shows the data that complete an early page; called when the page itself is rendered. */
  showData?: () => void;
  /** Fields are missing: pages render placeholders for what they do not know. */
  isPartial?: boolean;
  /** In a browser: rendered from the store, on a return. */
  isVisited?: boolean;
  /** The page's head tags; server only. */
  head?: HeadTags;
};

/** Public shop settings and build id that every page receives; none of them is secret. */
export type ShopFacts = {
  name: string;
  titleSeparator: string;
  cartNotices: boolean;
  buildId: string;
  /** Seconds between two checks for a newer build; 0 for none. */
  buildPollSeconds: number;
  /** Connection details of the product search. */
  search?: SearchFacts;
  /** Note beside a product's price, for example "incl. VAT". */
  priceNote?: string;
  /** Use of our checkout and WordPress's own; absent for the default use. */
  checkout?: CheckoutUse;
  /** Payment methods with fields on our checkout; absent if there are none. */
  paymentFields?: PaymentFields;
  /** True if the checkout needs no phone number. */
  isPhoneOptional?: boolean;
  /** Names of the attributes that are filtered as one color, the first naming the filter. */
  colorAttributes: readonly string[];
  /** Upper price limits that a listing links to. */
  priceSteps: readonly number[];
  /** WebSocket URL of live subscriptions, if any. */
  liveEndpoint?: string;
  /** The shop's own texts, except those of the front page. */
  texts: CommonTexts;
};

/** Server-side access to the backend: anonymous, or with one shopper's session. */
export type PageBackend = {
  url: string;
  shared: typeof fetch;
  personal: typeof fetch;
  /** Fetches the shop's product attributes; if absent, none are known. */
  attributes?: () => Promise<readonly string[]>;
  /** The search client over Algolia's protocol; rejects when the search is slow. */
  search?: Pick<LiteClient, "search"> | undefined;
};

/** Payloads of cached pages by path, whatever their age. */
export type CachedPayloads = {
  /** Paths of the prerendered pages that belong to no list; one of them is nearly always cached. */
  frequentPaths: readonly string[];
  has: (path: string) => Promise<boolean>;
  payloadAt: (path: string) => Promise<PagePayload | undefined>;
};

declare global {
  namespace Vike {
    interface Config {
      /** The page's query. */
      query?: PageQuery;
      /** Server only. */
      rules?: PageRules;
      /** Server only. */
      complete?: CompletePage;
      /** Query of header and footer, the same for all pages; server only. */
      frame?: FrameQuery;
    }
    interface PageContext {
      loaded?: LoadedPage;
      shop: ShopFacts;
      /** Reference of a server error, by which it is found in the log. */
      reference?: string | undefined;
      /** Server only: all texts of the shop; pages read them with `useShopTexts`. */
      texts?: ShopTexts;
      /** Server only: the rejected form post that the page re-renders. */
      draft?: Partial<FormDrafts> | undefined;
      /** Server only: the page is rendered without the shop's header and footer, which threw. */
      hasPlainFrame?: boolean | undefined;
    }
    interface PageContextServer {
      backend: PageBackend;
      hasSession: boolean;
      /** The data that the page's rules name in `needs`. */
      supplied?: Partial<SuppliedData> | undefined;
      /** True if the page is known not to exist; its query is not sent. */
      isMissing?: boolean | undefined;
      /** Error that happened before the rendering: only the error page is rendered. */
      failure?: unknown;
      /** HTML that is inserted into the document last. */
      inserted?: SerializedHtml | undefined;
      /** Absent in development, which caches no pages. */
      cached?: CachedPayloads | undefined;
    }
  }
}

/** A query that spreads the layout's fragments, without which a page has no header and footer. */
export type FramedQuery = OperationType & {
  response: SiteHeader_query$key & SiteFooter_query$key;
};

/** Types the query of a page, for its `+query.ts`. */
export const definePageQuery = <Query extends FramedQuery>(query: PageQuery<Query>): PageQuery =>
  query as unknown as PageQuery;
