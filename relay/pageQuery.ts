import type {
  ConcreteRequest,
  Environment,
  GraphQLTaggedNode,
  OperationType,
  Variables,
} from "relay-runtime";
import type { PageContextServer } from "vike/types";
import type { LiteClient } from "algoliasearch/lite";
import type { AccountDraft, ShownAccount } from "#relay/contract/account.ts";
import type { CheckoutDraft } from "#relay/contract/checkoutFields.ts";
import type { Answer } from "#relay/contract/errors.ts";
import type { HeadTags } from "./headFacts.ts";
import type { PagePayload } from "./payload.ts";
import type { ShownOrder } from "#relay/contract/receipt.ts";
import type { ReviewFaults, TypedReview } from "#relay/contract/reviewFields.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";

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
  /**
   * On the server alone: asks for what the backend does not give in one answer and puts it into the
   * data as they came. Where it rejects the page is shown as far as it is known, and not kept.
   * What depends on the answer may be put into the variables, by which the data are read.
   */
  complete?: (
    data: object,
    ask: (document: ConcreteRequest, variables: object) => Promise<Answer>,
    pageContext: PageContextServer,
    variables: object,
  ) => Promise<void>;
  /** The page's own part of the title. */
  title?: (data: Query["response"]) => string;
  /** The page lists things that can be narrowed down: the shop's attributes must be known. */
  isNarrowed?: boolean;
  /** The answer is the shopper's own: asked with the session, never kept, never prerendered. */
  isPersonal?: boolean;
};

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

/**
 * What the checkout is told when it is rendered: the id under which its order is placed at most
 * once. A page that was navigated to asks for its own at `/checkout/intent`.
 */
export type CheckoutStart = { intent: string };

/** A review that was posted as a form and could not be taken: all that was typed, and what is wrong. */
export type ReviewDraft = { typed: TypedReview; message: string; faults: ReviewFaults };

declare global {
  namespace Vike {
    interface Config {
      /** The page's query. */
      query?: PageQuery;
    }
    interface PageContext {
      loaded?: LoadedPage;
      shop: ShopFacts;
      /** By which a fault that the server met is found in its log. */
      reference?: string | undefined;
      /** On the server alone, for the page that answers a form. */
      draft?: ReviewDraft | undefined;
      /** On the server alone, for the checkout that answers a form. */
      checkoutDraft?: CheckoutDraft | undefined;
      /** On the server alone, for the page of the account that answers a form. */
      accountDraft?: AccountDraft | undefined;
      /** On the checkout's first view. */
      checkout?: CheckoutStart | undefined;
    }
    interface PageContextServer {
      backend: PageBackend;
      hasSession: boolean;
      /** The order that its page shows. */
      order?: ShownOrder | undefined;
      /** What a page of the account shows. */
      account?: ShownAccount | undefined;
      /** For the checkout: whether the session's last order is still to be paid. */
      isUnpaid?: (() => Promise<boolean>) | undefined;
      /** There is known to be no such page: its query is not asked. */
      isMissing?: boolean | undefined;
    }
  }
}

/** The typed definition of a page's query, for its `+query.ts`. */
export const definePageQuery = <Query extends OperationType>(query: PageQuery<Query>): PageQuery =>
  query as unknown as PageQuery;
