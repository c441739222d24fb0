import { liteClient } from "algoliasearch/lite";
import type { LiteClient } from "algoliasearch/lite";
import type { PageBackend } from "#relay/pageContext.ts";
import { EMBEDDED_SEARCH } from "#relay/contract/page/searchFacts.ts";
import type { SearchFacts } from "#relay/contract/page/searchFacts.ts";

// Algolia client for server-side rendering, over the network or in process.

type Options = {
  /** Handles the search protocol in this process if there is no Algolia application. */
  search: ((request: Request) => Promise<Response>) | undefined;
  /** Receives the error when the search starts to fail, once until it responds again. */
  onError: (error: unknown) => void;
  /** Observes each sent search, for metrics. */
  onEnd?: (search: { tookMs: number; isAnswered: boolean }) => void;
  /** Monotonic clock: the system's may be set back. */
  now?: () => number;
};

/** Timeout of a page's search request before the backend is queried instead, in milliseconds. */
const TIMEOUT_MS = 1000;

/** Time after a failure during which no page queries the search, in milliseconds. */
const REST_MS = 5000;

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["requester"]>;

/** Requester for a search in this process. */
const inProcess = (search: NonNullable<Options["search"]>): Requester => ({
  async send({ url, method, headers, data }) {
    const body = data === undefined ? {} : { body: data as BodyInit };
    const response = await search(new Request(url, { method, headers, ...body }));
    return { content: await response.text(), status: response.status, isTimedOut: false };
  },
});

function clientFor({ appId, searchKey }: SearchFacts, { search }: Options): LiteClient | undefined {
  if (appId !== EMBEDDED_SEARCH) return liteClient(appId, searchKey);
  return (
    search &&
    liteClient(appId, searchKey, {
      requester: inProcess(search),
      hosts: [{ url: "search.internal", protocol: "http", accept: "readWrite" }],
    })
  );
}

/** Rejects if a promise takes longer than the timeout. */
async function inTime<Result>(response: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the search took more than ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([response, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** An invalid query does not mean that the search has failed. */
const isRefused = (error: unknown) =>
  error instanceof Error && "status" in error && error.status === 400;

/**
 * Creates the search client of server-rendered pages, with the protocol and key of browsers;
 * undefined without a search. It rejects after a timeout, and then at once for a while, so that no
 * shopper waits for a search known to be unavailable.
 */
export function openPageSearch(facts: SearchFacts, options: Options): PageBackend["search"] {
  const { onError, onEnd = () => {}, now = () => performance.now() } = options;
  const client = clientFor(facts, options);
  if (!client) return undefined;
  let restsUntil = -Infinity;
  let isUnavailable = false;
  return {
    async search(requests) {
      if (now() < restsUntil) throw new Error("the search did not respond a moment ago");
      const since = performance.now();
      let isAnswered = false;
      try {
        const response = await inTime(client.search(requests));
        isAnswered = true;
        isUnavailable = false;
        return response;
      } catch (error) {
        if (!isRefused(error)) {
          restsUntil = now() + REST_MS;
          if (!isUnavailable) onError(error);
          isUnavailable = true;
        }
        throw error;
      } finally {
        onEnd({ tookMs: performance.now() - since, isAnswered });
      }
    },
  };
}
