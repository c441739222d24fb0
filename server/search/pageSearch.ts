import { liteClient } from "algoliasearch/lite";
import type { LiteClient } from "algoliasearch/lite";
import type { PageBackend } from "#relay/pageQuery.ts";
import { EMBEDDED_SEARCH } from "#relay/contract/searchFacts.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";

type Options = {
  /** Answers the search's protocol in this process, where no application at Algolia does. */
  search: ((request: Request) => Promise<Response>) | undefined;
  /** Told of what keeps the search from answering, once until it answers again. */
  onError: (error: unknown) => void;
  now?: () => number;
};

/** How long a page waits for the search before the shop itself is asked, in milliseconds. */
const PATIENCE_MS = 1000;

/** How long no page asks a search that has just failed, in milliseconds. */
const REST_MS = 5000;

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["requester"]>;

/** The client's way to a search in this process. */
const inProcess = (search: NonNullable<Options["search"]>): Requester => ({
  async send({ url, method, headers, data }) {
    const body = data === undefined ? {} : { body: data as BodyInit };
    const answer = await search(new Request(url, { method, headers, ...body }));
    return { content: await answer.text(), status: answer.status, isTimedOut: false };
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

/** Rejects where a promise takes longer than a page should wait. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the search took more than ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A question that is wrong says nothing of whether the next would be answered. */
const isRefused = (error: unknown) =>
  error instanceof Error && "status" in error && error.status === 400;

/**
 * How pages ask the shop's search for their first results, by the same protocol and with the same
 * key as browsers; undefined where there is none. It rejects where no answer comes soon, and for a
 * while at once after that, so that no shopper waits for a search that others found to be away.
 */
export function openPageSearch(facts: SearchFacts, options: Options): PageBackend["search"] {
  const { onError, now = Date.now } = options;
  const client = clientFor(facts, options);
  if (!client) return undefined;
  let restsUntil = -Infinity;
  let isAway = false;
  return {
    async search(requests) {
      if (now() < restsUntil) throw new Error("the search did not answer a moment ago");
      try {
        const answer = await inTime(client.search(requests));
        isAway = false;
        return answer;
      } catch (error) {
        if (!isRefused(error)) {
          restsUntil = now() + REST_MS;
          if (!isAway) onError(error);
          isAway = true;
        }
        throw error;
      }
    },
  };
}
