import { LRUCache } from "lru-cache";
import type { SharedStore } from "#server/store/sharedStore.ts";
import type { CartChange } from "./cartTargets.ts";

// Targets of repeated additions, in memory or in the store that several servers share.

type Targets = CartChange["targets"];

const MAX_ATTEMPTS = 1_000;

/** Time for which a report's button can be pressed again without adding twice. */
export const ATTEMPT_MS = 24 * 3_600_000;

/**
 * Records the targets of a repeated addition by its report, and returns those that were recorded
 * first: the report's button, pressed twice, must not add twice.
 */
export type RetryTargets = (attempt: string, targets: Targets) => Promise<Targets>;

/** Creates the record in the memory of this process: of at most 1,000 reports, each for a day. */
export function createRetryTargets(): RetryTargets {
  const recorded = new LRUCache<string, Targets>({ max: MAX_ATTEMPTS, ttl: ATTEMPT_MS });
  return async (attempt, targets) => {
    const first = recorded.get(attempt) ?? targets;
    recorded.set(attempt, first);
    return first;
  };
}

/** Creates the record of several servers; it rejects while their store is down. */
export const sharedRetryTargets =
  ({ run }: Pick<SharedStore, "run">): RetryTargets =>
  async (attempt, targets) => {
    const expiration = { type: "PX", value: ATTEMPT_MS } as const;
    const first = await run((client) =>
      client.set(`retry:${attempt}`, JSON.stringify(targets), {
        expiration,
        condition: "NX",
        GET: true,
      }),
    );
    return first === null ? targets : (JSON.parse(first) as Targets);
  };
