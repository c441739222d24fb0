import { createListeners } from "#relay/listeners.ts";
import type { SearchClient } from "./searchClient.ts";

// Search client that retries failed requests with exponential backoff.

/** Milliseconds until a failed request is retried, at first and at most. */
const FIRST_DELAY_MS = 3000;
const MAX_DELAY_MS = 60_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once the tab is visible. */
const visible = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === "visible") resolve();
    else document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });

const never = () => new Promise<never>(() => {});

/**
 * Returns a client that never rejects: after an error InstantSearch would go back to the text, the
 * filters and the address of its last response. A failed request is retried with longer and longer
 * pauses while the tab is visible, until a later request replaces it.
 */
export function retryingClient(client: Pick<SearchClient, "search">) {
  const { subscribe, notify } = createListeners();
  let isFailing = false;
  let latest = 0;

  function setFailing(failing: boolean): void {
    if (failing === isFailing) return;
    isFailing = failing;
    notify();
  }

  async function search(...request: Parameters<SearchClient["search"]>) {
    if (latest === Infinity) return never();
    latest += 1;
    const requestNumber = latest;
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(MAX_DELAY_MS, delay * 2)) {
      try {
        const response = await client.search(...request);
        if (requestNumber === latest) setFailing(false);
        return response;
      } catch {
        if (requestNumber === latest) setFailing(true);
        await after(delay);
        await visible();
        // A later request has replaced this one.
        if (requestNumber !== latest) return never();
      }
    }
  }

  return {
    search: search as SearchClient["search"],
    /** True once the last request has failed. */
    isFailing: () => isFailing,
    subscribe,
    /** Sends no request any more, neither a retry nor a new one. */
    stop() {
      latest = Infinity;
    },
  };
}

export type RetryingClient = ReturnType<typeof retryingClient>;
