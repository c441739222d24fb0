import { networkOf } from "#server/limits/clientNetwork.ts";
import type { BackendQueue, CallCounts, CallPriority } from "./backendQueue.ts";
import { byPriority } from "./backendQueue.ts";
import type { HeldBackCall } from "./retryAfter.ts";

// Call runner: queues backend calls and measures their waiting and processing times.

/** Call that has ended, for metrics. */
export type EndedCall = {
  /**
   * `store` for the Store API, `redirect` for the lookup of a path's redirect on the shop's site,
   * `picture` for an upload.
   */
  kind: "graphql" | "store" | "redirect" | "picture";
  priority: CallPriority;
  /** Milliseconds for which it waited for a connection, and for which the backend processed it. */
  waitedMs: number;
  tookMs: number;
  isAnswered: boolean;
};

/** Runs calls through the queue, with observers and counts. */
export type CallRunner = {
  /**
   * Runs a call as soon as it may be sent; `work` receives the milliseconds for which it waited.
   */
  run: <Result>(
    call: HeldBackCall,
    kind: Pick<EndedCall, "kind" | "priority">,
    work: (waitedMs: number) => Promise<Result>,
  ) => Promise<Result>;
  /** Calls a listener after every sent call; returns the function that removes the listener. */
  observe: (listener: (call: EndedCall) => void) => () => void;
  /** Numbers of calls since the start that were not sent. */
  refused: () => CallCounts;
};

/** Creates a runner. A call must be allowed before it waits, and again when its turn comes. */
export function createCallRunner({
  queue,
  requireAllowed,
}: {
  queue: Pick<BackendQueue, "run">;
  /** Throws for a call that may not be sent now. */
  requireAllowed: (call: HeldBackCall, priority: CallPriority) => void;
}): CallRunner {
  const refused = byPriority(() => 0);
  const listeners = new Set<(call: EndedCall) => void>();

  /** Runs a sent call; notifies the listeners when it has ended. */
  async function measure<Result>(
    call: Pick<EndedCall, "kind" | "priority" | "waitedMs">,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const sentAt = performance.now();
    let isAnswered = false;
    try {
      const result = await work();
      isAnswered = true;
      return result;
    } finally {
      const tookMs = performance.now() - sentAt;
      for (const notify of listeners) notify({ ...call, tookMs, isAnswered });
    }
  }

  return {
    run: async (call, { kind, priority }, work) => {
      const since = performance.now();
      const client = call.address === undefined ? undefined : networkOf(call.address);
      let isSent = false;
      try {
        requireAllowed(call, priority);
        return await queue.run({ priority, client }, async () => {
          requireAllowed(call, priority);
          isSent = true;
          const waitedMs = performance.now() - since;
          return measure({ kind, priority, waitedMs }, () => work(waitedMs));
        });
      } finally {
        if (!isSent) refused[priority] += 1;
      }
    },
    observe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refused: () => ({ ...refused }),
  };
}
