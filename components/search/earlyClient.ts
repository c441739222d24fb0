import type { SearchClient } from "./searchClient.ts";

type Requests = Parameters<SearchClient["search"]>[0];

/** A client of the search that can be asked for what its widgets are about to ask for. */
export type EarlyClient = SearchClient & {
  /** Asks what was asked last with another text. What comes of it is for who asks the same next. */
  askEarly: (query: string) => void;
};

const withText = (requests: Requests, query: string): Requests =>
  Array.isArray(requests)
    ? requests.map(({ params, ...request }) => ({
        ...request,
        params: { ...params, query, ...(params?.page !== undefined && { page: 0 }) },
      }))
    : requests;

/**
 * Makes a client that can be asked early. InstantSearch takes several tasks from a key to its
 * request; by then the answer is on its way, and the client, which asks for the same only once,
 * hands that one out.
 */
export function earlyClient(client: SearchClient): EarlyClient {
  let last: Requests | undefined;
  const over = Object.create(client) as SearchClient;
  return Object.assign(over, {
    search(...[requests, options]: Parameters<SearchClient["search"]>) {
      last = requests;
      return client.search(requests, options);
    },
    askEarly(query: string) {
      // Whoever asks the same is told of the failure.
      if (last) client.search(withText(last, query)).catch(() => {});
    },
  });
}
