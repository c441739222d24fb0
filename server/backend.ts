import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { searchAccess } from "#server/search/searchAccess.ts";
import type { SearchAccess } from "#server/search/searchAccess.ts";

/** The shop behind the storefront: a real WooGraphQL endpoint, or the embedded shop. */
export type Backend = {
  kind: "embedded" | "remote";
  /** Where a remote shop's WordPress stands, which addresses in its texts are relative to. */
  origin?: string;
  /** Answers a GraphQL request; rejects where the backend cannot be reached in time. */
  graphql: (request: Request) => Promise<Response>;
  /**
   * Answers a request for an uploaded picture, where this backend keeps its own; `?width=` says how
   * wide it need be at most.
   */
  uploads?: (request: Request) => Promise<Response | undefined>;
  /**
   * Where the shop's own site leads to from a path of its own, as a path; undefined where it leads
   * nowhere else. Rejects where the site does not answer soon.
   */
  movedTo: (path: string) => Promise<string | undefined>;
  /** What to say by a price of whether tax is in it, where the backend tells. */
  priceNote?: string;
  /** Answers a request of the search's protocol, where no application at Algolia is set. */
  search?: (request: Request) => Promise<Response>;
  /** Answers a request for the payment page of an order, where this backend has one of its own. */
  pay?: (request: Request) => Promise<Response>;
  /** Where an order is paid that waits for it, by its key; none where this backend has no such page. */
  payAt?: (order: { id: number; key: string }) => string;
  /** Told once shoppers can come in, for a backend with work to do in the background. */
  opened?: () => void;
  close: () => void;
};

/** Largest answer taken from a backend, in bytes; the largest real page of products is under 1 MB. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** How long a question beside the catalogue may take, in milliseconds. */
const SITE_PATIENCE_MS = 2000;

/** Asks a site where a path of it has moved to; what is not on the site itself counts for nothing. */
async function askSite(origin: string, path: string): Promise<string | undefined> {
  const response = await fetch(origin + path, {
    // WordPress answers it before it renders anything.
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.timeout(SITE_PATIENCE_MS),
  });
  const location = response.headers.get("location");
  if (![301, 302, 308].includes(response.status) || !location) return undefined;
  const target = URL.parse(location, origin);
  return target?.origin === origin ? target.pathname : undefined;
}

/** Reads an answer to its end, or fails where it is larger than we take. */
async function withinSize(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error("the backend's answer is too large");
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    headers: response.headers,
  });
}

/** The backend at an endpoint, asked with a total deadline. */
function remoteBackend(
  endpoint: string,
  { timeoutMs, search }: { timeoutMs: number; search: GuestSearch | undefined },
): Backend {
  const { origin } = new URL(endpoint);
  return {
    kind: "remote",
    origin,
    payAt: ({ id, key }) =>
      `${origin}/checkout/order-pay/${id}/?${new URLSearchParams({ pay_for_order: "true", key })}`,
    ...(search && { search: search.handle }),
    movedTo: (path) => askSite(origin, path),
    graphql: async (request) => {
      const headers = new Headers(request.headers);
      headers.delete("host");
      const response = await fetch(endpoint, {
        method: "POST",
        headers,
        body: await request.text(),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return withinSize(response);
    },
    close: () => search?.close(),
  };
}

/** What the embedded shop's folder offers; the folder may be deleted with nothing else changed. */
type EmbeddedShop = {
  startEmbedded: (options: {
    dataDir: string;
    sessionSeconds: number;
    drawsAhead: boolean;
    redirectPay: boolean;
    search: SearchAccess | undefined;
  }) => Promise<Backend>;
};

/** The search in the embedded shop's folder, which serves a remote shop as well. */
type GuestSearch = {
  handle: (request: Request) => Promise<Response>;
  close: () => void;
};

/** What the search keeps its indexes in, once it was sent any. */
const SEARCH_FILE = "search.sqlite";

// A client takes this for an answer, and asks nobody else.
const noSearch = () =>
  Response.json({ message: "There is no index here", status: 404 }, { status: 404 });

/** Whether a request only asks, as shoppers and pages do. */
const isQuestion = ({ url }: Request) => new URL(url).pathname.endsWith("/queries");

/**
 * The same, loaded by the first request to which it has something to say: a remote shop that was
 * never indexed needs nothing of it, and keeps nothing for it.
 */
function searchOnDemand(config: Config): GuestSearch {
  const onFault = (error: unknown) => console.error("The embedded search failed.", error);
  async function open(): Promise<GuestSearch | undefined> {
    const guest = "./embedded/search/openSearch.ts";
    try {
      const { openSearch } = (await import(guest)) as {
        openSearch: (options: object) => GuestSearch;
      };
      return openSearch({ ...searchAccess(config), dataDir: config.DATA_DIR, onFault });
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }
  let opened: Promise<GuestSearch | undefined> | undefined;
  return {
    async handle(request) {
      const isEmpty = !opened && !existsSync(join(config.DATA_DIR, SEARCH_FILE));
      if (isEmpty && isQuestion(request)) return noSearch();
      const search = await (opened ??= open());
      return search ? search.handle(request) : noSearch();
    },
    close: () => void opened?.then((search) => search?.close()),
  };
}

/** The backend that the settings name. The embedded shop is loaded only when it is the one. */
export async function openBackend(config: Config): Promise<Backend> {
  if (config.GRAPHQL_ENDPOINT) {
    return remoteBackend(config.GRAPHQL_ENDPOINT, {
      timeoutMs: config.BACKEND_TIMEOUT_MS,
      search: config.ALGOLIA_APP_ID ? undefined : searchOnDemand(config),
    });
  }
  // A name the compiler does not follow, so that types hold without the folder.
  const guest = "./embedded/start.ts";
  const { startEmbedded } = (await import(guest)) as EmbeddedShop;
  return startEmbedded({
    dataDir: config.DATA_DIR,
    sessionSeconds: config.SESSION_SECONDS,
    drawsAhead: config.PRERENDER_PICTURES,
    redirectPay: config.REDIRECT_PAY,
    search: searchAccess(config),
  });
}
