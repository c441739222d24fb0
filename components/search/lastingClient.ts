import type { SearchClient } from "./searchClient.ts";

/** The first and the longest time until a question that failed is asked again. */
const FIRST_MS = 3000;
const LONGEST_MS = 60_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once somebody looks at the page. */
const seen = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === "visible") resolve();
    else document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });

/**
 * A client that InstantSearch waits for and is never refused by: after a failure it would go back to
 * the text, the filters and the address of its last answer. A question that fails is asked again, ever
 * more rarely and while somebody looks, until another takes its place.
 */
export function lastingClient(client: SearchClient) {
  const listeners = new Set<() => void>();
  let isFailing = false;
  let latest = 0;

  function note(failing: boolean): void {
    if (failing === isFailing) return;
    isFailing = failing;
    for (const listener of listeners) listener();
  }

  async function search(...question: Parameters<SearchClient["search"]>) {
    latest += 1;
    const turn = latest;
    for (let wait = FIRST_MS; ; wait = Math.min(LONGEST_MS, wait * 2)) {
      try {
        const answer = await client.search(...question);
        if (turn === latest) note(false);
        return answer;
      } catch {
        if (turn === latest) note(true);
        await after(wait);
        await seen();
        // What is waited for by then is the answer to a later question.
        if (turn !== latest) return new Promise<never>(() => {});
      }
    }
  }

  return {
    client: { ...client, search } as SearchClient,
    /** Whether the last question has not been answered, as far as that is known. */
    isFailing: () => isFailing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Nobody waits for an answer any more. */
    stop() {
      latest += 1;
    },
  };
}

export type LastingClient = ReturnType<typeof lastingClient>;
