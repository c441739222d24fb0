import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DocumentNode } from "graphql";
import type { Config } from "#server/kernel/config.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import type { EmbeddedMirror } from "./embeddedMirror.ts";
import { signRequest } from "./forwardedClient.ts";
import { requestRedirect } from "./siteRedirect.ts";
import type { SiteRedirect } from "./siteRedirect.ts";
import { createTranslatedPaths } from "./translatedPaths.ts";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import { withShopFields } from "#server/backend/schema/shopFields.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";
import { inLanguage, languageAt, siteLanguages } from "#server/kernel/language.ts";
import type { SiteLanguage } from "#server/kernel/language.ts";
import { publicSearch, searchAccess } from "./searchAccess.ts";
import type { SearchAccess } from "./searchAccess.ts";

/** Backend behind the storefront: a remote WooGraphQL endpoint or the embedded shop. */
export type Backend = {
  kind: "embedded" | "remote";
  /** Origin of a remote shop's WordPress. */
  origin?: string;
  /** Its GraphQL endpoint, which addresses in its texts are relative to. */
  endpoint?: string;
  /**
   * Responds to a GraphQL request; rejects if the backend cannot be reached before the signal. A
   * request would hold the signal weakly, so it is passed beside it.
   */
  graphql: (request: Request, signal?: AbortSignal) => Promise<Response>;
  /** Responds to a request of WooCommerce's Store API, by its path; as `graphql` does. */
  store?: (request: Request, signal?: AbortSignal) => Promise<Response>;
  /** Responds to a request for an uploaded picture as it is stored, if this backend stores its own. */
  uploads?: (request: Request) => Promise<Response | undefined>;
  /**
   * Redirect of a path on the shop's own site; undefined if the site does not redirect it. Rejects if
   * the site does not respond soon, or refuses the request for now.
   */
  movedTo: (path: string) => Promise<SiteRedirect | undefined>;
  /** Paths of a page by language, if they differ (`createTranslatedPaths`). */
  pathsOf?: ReturnType<typeof createTranslatedPaths>;
  /** The shop's own texts, if this backend has any; the merchant's folder may replace parts. */
  texts?: ShopTexts;
  /** Price suffix that says whether tax is included, if the backend provides one. */
  priceNote?: string;
  /** Returns both in another language, if the backend speaks several. */
  textsIn?: (language: string, currency?: string) => Pick<Backend, "texts" | "priceNote">;
  /** Responds to a request of the search protocol, if no Algolia application is set. */
  search?: (request: Request) => Promise<Response>;
  /** Responds to a request for an order's payment page, if this backend has its own. */
  pay?: (request: Request) => Promise<Response>;
  /** Responds to a request for the demonstration's card fields, if this backend has them. */
  cardPages?: (request: Request) => Promise<Response>;
  /** Payment URL of an unpaid order, by its key; absent if this backend has no such page. */
  payAt?: (order: { id: number; key: string }) => string;
  /** Responds to a request for WordPress's own pages, if this process serves them. */
  wordpress?: (request: Request) => Promise<Response>;
  /**
   * Secret under which our server may request a guest's order by its number and key; absent if the
   * backend shares none with us.
   */
  orderSecret?: string;
  /** Called once the server accepts requests, for a backend with background work. */
  opened?: () => void;
  close: () => void;
};

/**
 * Maximum size of a backend response, in bytes; the largest real page of products is under 1 MB.
 */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Reads a response to its end; throws if it exceeds the maximum size. */
async function withinSize(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error("the backend's response is too large");
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    headers: response.headers,
  });
}

/** Returns the backend at a remote endpoint. */
function remoteBackend(
  endpoint: string,
  {
    clientSecret,
    search,
  }: {
    /** Secret shared with WordPress; unset, requests are not signed, nor the shopper's address sent. */
    clientSecret: string | undefined;
    search: EmbeddedSearch | undefined;
  },
): Backend {
  const { origin } = new URL(endpoint);

  async function forward(url: string, request: Request, signal?: AbortSignal): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.delete("host");
    const body = request.method === "POST" ? await request.text() : "";
    signRequest(headers, clientSecret, { url, body });
    const response = await fetch(url, {
      method: request.method,
      headers,
      body: request.method === "POST" ? body : null,
      redirect: "error",
      signal: signal ?? null,
    });
    return withinSize(response);
  }

  return {
    kind: "remote",
    origin,
    endpoint,
    payAt: ({ id, key }) =>
      `${origin}/checkout/order-pay/${id}/?${new URLSearchParams({ pay_for_order: "true", key })}`,
    ...(search && { search: search.handle }),
    ...(clientSecret !== undefined && { orderSecret: clientSecret }),
    movedTo: (path) => requestRedirect(origin, path),
    pathsOf: createTranslatedPaths(endpoint),
    graphql: (request, signal) => forward(endpoint, request, signal),
    // The endpoint is a page below WordPress's address, which may be a folder.
    store: (request, signal) =>
      forward(new URL(`.${new URL(request.url).pathname}`, endpoint).href, request, signal),
    close: () => search?.close(),
  };
}

/** Exports of the embedded shop's folder; the folder may be deleted without other changes. */
type EmbeddedShop = {
  startEmbedded: (options: {
    dataDir: string;
    sessionSeconds: number;
    language: string;
    redirectPay: boolean;
    paysOnWordpress: boolean;
    extendSchema: (schema: DocumentNode) => DocumentNode;
    openFile: OpenSqlite;
    siteUrl?: string;
  }) => Promise<
    Backend & {
      catalogue: (
        colorAttributes: readonly string[],
        spokenIn: (index: string) => SiteLanguage,
      ) => object;
    }
  >;
};

/** The embedded search, for the embedded shop or a remote one. */
type EmbeddedSearch = {
  handle: (request: Request) => Promise<Response>;
  close: () => void;
};

/** Exports of `packages/embedded-search`; the folder may be deleted without other changes. */
type SearchModule = {
  openSearch: (options: object) => EmbeddedSearch & {
    /** Starts to index the catalogue that it follows. */
    startIndexing: () => void;
  };
};

/** Database file of the search indexes; exists only after something was indexed. */
const SEARCH_FILE = "search.sqlite";

/** True if the search has an index: at Algolia, of the embedded shop, or filled by a command. */
export const hasSearchIndex = ({ DATA_DIR, ALGOLIA_APP_ID, GRAPHQL_ENDPOINT }: Config): boolean =>
  !GRAPHQL_ENDPOINT || ALGOLIA_APP_ID !== undefined || existsSync(join(DATA_DIR, SEARCH_FILE));

// A search client treats this 404 as final and retries no other host.
const noSearch = () =>
  Response.json({ message: "There is no index here", status: 404 }, { status: 404 });

/** True for read-only search requests, as shoppers and pages send them. */
const isQuery = ({ url }: Request) => new URL(url).pathname.endsWith("/queries");

const onSearchError = (error: unknown) => console.error("The embedded search failed.", error);

/** Opens the embedded search over the indexes in the data folder. */
async function openSearch(
  config: Config,
  openFile: OpenSqlite,
  { appId, searchKey, adminKey }: Pick<SearchAccess, "appId" | "searchKey" | "adminKey">,
  follows?: { catalogue: object; indexes: readonly string[] },
): Promise<ReturnType<SearchModule["openSearch"]>> {
  // TypeScript does not resolve a variable specifier, so types check without the folder.
  const modulePath = "#packages/embedded-search/openSearch.ts";
  const embedded = (await import(modulePath)) as SearchModule;
  return embedded.openSearch({
    appId,
    searchKey,
    adminKey,
    follows,
    openFile,
    dataDir: config.DATA_DIR,
    onError: onSearchError,
  });
}

/**
 * Embedded search, loaded by the first request it can respond to: a remote shop that was never
 * indexed neither loads nor stores anything for it.
 */
function searchOnDemand(config: Config, openFile: OpenSqlite): EmbeddedSearch {
  async function open(): Promise<EmbeddedSearch | undefined> {
    const access = searchAccess(config);
    try {
      return access && (await openSearch(config, openFile, access));
    } catch (error) {
      onSearchError(error);
      return undefined;
    }
  }
  let opened: Promise<EmbeddedSearch | undefined> | undefined;
  return {
    async handle(request) {
      if (!opened && !hasSearchIndex(config) && isQuery(request)) return noSearch();
      const search = await (opened ??= open());
      return search ? search.handle(request) : noSearch();
    },
    close: () => void opened?.then((search) => search?.close()),
  };
}

/**
 * Opens the backend that the settings name. Loads the embedded shop only if it is the backend.
 * @param openFile opens the SQLite files of the embedded shop and search
 * @param alone address of an embedded shop without our storefront, and so without its search
 */
export async function openBackend(
  config: Config,
  openFile: OpenSqlite = createSqliteOpener(),
  alone?: { siteUrl: string },
): Promise<Backend> {
  if (config.GRAPHQL_ENDPOINT) {
    return remoteBackend(config.GRAPHQL_ENDPOINT, {
      clientSecret: config.FORWARDED_CLIENT_SECRET,
      search: config.ALGOLIA_APP_ID ? undefined : searchOnDemand(config, openFile),
    });
  }
  // TypeScript does not resolve a variable specifier, so types check without the folder.
  const modulePath = "#packages/embedded-shop/start.ts";
  const { startEmbedded } = (await import(modulePath)) as EmbeddedShop;
  const shop = await startEmbedded({
    dataDir: config.DATA_DIR,
    sessionSeconds: config.SESSION_SECONDS,
    language: config.LANGUAGE,
    redirectPay: config.REDIRECT_PAY,
    paysOnWordpress: config.CHECKOUT === "auto" ? !config.REDIRECT_PAY : config.CHECKOUT !== "here",
    extendSchema: (schema) => withShopFields(schema, readShopSchema()),
    openFile,
    ...alone,
  });
  const access = alone ? undefined : searchAccess(config);
  if (!access) return shop;
  const indexed = siteLanguages(config).map((each) => {
    const { index } = inLanguage(each, () => publicSearch(config));
    return [index, each] as const;
  });
  const spoken = new Map(indexed);
  const first = languageAt("/", config);
  const catalogue = shop.catalogue(access.colorAttributes, (index) => spoken.get(index) ?? first);
  const indexes = [...spoken.keys()];
  const search = await openSearch(config, openFile, access, { catalogue, indexes });
  return {
    ...shop,
    search: search.handle,
    opened: () => {
      search.startIndexing();
      shop.opened?.();
    },
    close: () => {
      search.close();
      shop.close();
    },
  };
}

/** Loads what stores a mirror in a data folder. */
export function openMirror(): Promise<EmbeddedMirror> {
  const modulePath = "#packages/embedded-shop/mirror.ts";
  return import(modulePath) as Promise<EmbeddedMirror>;
}
