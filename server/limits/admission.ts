import { createLimiter } from "./limiter.ts";
import type { Away, JobClass, JobCounts } from "./limiter.ts";
import { createLoopTurns } from "./loopTurns.ts";

/** Class of requests that are admitted together. */
export type AdmissionClass = "checkout" | "cart" | "pages" | "listings" | "notFound";

/**
 * Bounds per class, in the order of precedence. All renderings share one event loop, and each holds
 * memory and perhaps a call of the backend. A checkout starts beside any others, a cart beside
 * fewer, and everything else only while little is running; the reserved places keep a flood of one
 * class from shutting out the others. Queues are so short that a queued request is served within a
 * second or two, unless the backend is slow.
 */
const BOUNDS: Readonly<Record<AdmissionClass, Required<JobClass>>> = {
  checkout: { startsBelow: 24, reserved: 8, mayWait: 128, maxWaitMs: 5000 },
  cart: { startsBelow: 16, reserved: 4, mayWait: 128, maxWaitMs: 5000 },
  pages: { startsBelow: 12, reserved: 2, mayWait: 24, maxWaitMs: 5000 },
  listings: { startsBelow: 8, reserved: 2, mayWait: 24, maxWaitMs: 5000 },
  notFound: { startsBelow: 8, reserved: 1, mayWait: 16, maxWaitMs: 1000 },
};

/** Seconds after which a refused request may be repeated. */
const RETRY_AFTER_SECONDS = 3;

/** Refusal of a request that found no place: nothing of it was carried out. */
export class OverloadError extends Error {
  override name = "OverloadError";
  readonly statusCode = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
}

declare const brand: unique symbol;

/** Place of an admitted request; rendering requires one. */
export type Place = {
  /** Waits without the place, for a session lock for example, which one shopper can keep busy. */
  away: Away;
  /** Waits for a turn of the event loop, before the next step of the work. */
  turn: () => Promise<void>;
  readonly [brand]: true;
};

/** Admission of requests that render, or that call the backend for a shopper. */
export type Admission = {
  /** Runs work once there is a place for it; rejects with `OverloadError` if there is none. */
  run: <T>(admissionClass: AdmissionClass, work: (place: Place) => Promise<T>) => Promise<T>;
  counts: () => Record<AdmissionClass, JobCounts>;
};

const UNBOUNDED: JobClass = { startsBelow: Infinity };

/** Creates the admission. Without the guard, every request is admitted at once. */
export function createAdmissionControl({ isOn = true }: { isOn?: boolean } = {}): Admission {
  const ranks = Object.keys(BOUNDS);
  const unbounded = Object.fromEntries(ranks.map((name) => [name, UNBOUNDED])) as Record<
    AdmissionClass,
    JobClass
  >;
  // One error for all: a refusal must cost little, and its stack says nothing.
  const refusal = new OverloadError("the shop is too busy for this request");
  const limiter = createLimiter<AdmissionClass>(isOn ? BOUNDS : unbounded, () => refusal);
  const turns = createLoopTurns();

  return {
    run: (admissionClass, work) =>
      limiter.take(admissionClass, async (away) => {
        const rank = ranks.indexOf(admissionClass);
        const turn = isOn ? () => turns.wait(rank) : async () => {};
        await turn();
        return work({ away, turn } as Place);
      }),
    counts: limiter.counts,
  };
}
