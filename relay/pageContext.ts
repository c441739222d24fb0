import type { LiteClient } from "algoliasearch/lite";
import type { ConcreteRequest, RequestParameters } from "relay-runtime";
import type { PageContext, PageContextServer } from "vike/types";
import type { OperationResult } from "#relay/contract/errors.ts";
import type { SerializedHtml } from "#relay/contract/page/insertedHtml.ts";
import type { HomeSection } from "#relay/contract/page/homeSections.ts";
import type { PageRules } from "#relay/contract/page/pageRules.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import type { FormDrafts, SuppliedData } from "#relay/contract/page/suppliedData.ts";
import type { SeoFacts } from "./headTags.ts";
import type { LoadedPage } from "./loadedPage.ts";
import type { PagePayload } from "./pagePayload.ts";
import type { FrameQuery, PageQuery } from "./pageQuery.ts";
import type { ShopFacts } from "./publicFacts.ts";

// Vike's page context and configuration, with what pages of this shop add to them.

/** Type of a page's subject, for an SEO plugin; the head's query has its `$slug` or `$uri`. */
export type SeoSubject = "product" | "category" | "page" | "front";

/** An operation as it is sent. */
export type NamedText = Pick<RequestParameters, "name" | "text">;

/** Sends the query of a head, with the fields of the shop's plugin for search engines if it has one. */
export type SendWithSeo = (
  operation: NamedText,
  head: {
    subject: SeoSubject;
    siteUrl: string | undefined;
    send: (operation: NamedText) => Promise<OperationResult>;
  },
) => Promise<OperationResult & { seo?: SeoFacts }>;

/** Server-side access to the backend: anonymous, or with one shopper's session. */
export type PageBackend = {
  url: string;
  shared: typeof fetch;
  personal: typeof fetch;
  /** Fetches the shop's product attributes; if absent, none are known. */
  attributes?: () => Promise<readonly string[]>;
  /**
   * Fetches the paths by language of the page at a path, without their prefixes; undefined if they are
   * the same in each. Absent in a shop of one language.
   */
  pathsOf?: ((path: string) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  sendWithSeo?: SendWithSeo | undefined;
  /** The search client over Algolia's protocol; rejects when the search is slow. */
  search?: Pick<LiteClient, "search"> | undefined;
};

/** Payloads of cached pages by path, without the current language's prefix, whatever their age. */
export type CachedPayloads = {
  /** Paths of the prerendered pages that belong to no list; one of them is nearly always cached. */
  frequentPaths: readonly string[];
  has: (path: string) => Promise<boolean>;
  payloadAt: (path: string) => Promise<PagePayload | undefined>;
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

/** The page context, as far as a page reads its own data from it. */
export type LoadedContext = Pick<PageContext, "loaded">;

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
      /** Server only: sections of the front page in place of the default ones. */
      home?: readonly HomeSection[];
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
