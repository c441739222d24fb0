import { networkOf } from "./clientNetwork.ts";
import { inPlace } from "./currentPlace.ts";
import { createLimiter } from "./limiter.ts";
import type { JobClass, JobCounts, Lend } from "./limiter.ts";
import { createLoopTurns } from "./loopTurns.ts";

// Admission control: bounds the running and waiting requests per class.

/** Class of requests that are admitted together. */
export type AdmissionClass = "orders" | "checkout" | "cart" | "pages" | "listings" | "notFound";

/**
 * Bounds per class, in the order of precedence. All renderings share one event loop, and each holds
 * memory and perhaps a call to the backend. A checkout and its order start while fewer than 24
 * requests of all classes run, a cart while fewer than 16 do, and everything else only while even
 * fewer do. The reserved places ensure that a flood of one class cannot shut out the others. Queues are so short
 * that a queued request is served within a second or two, unless the backend is slow.
 */
const BOUNDS: Readonly<Record<AdmissionClass, Required<JobClass>>> = {
  orders: { startsBelow: 24, reserved: 8, mayWait: 128, maxWaitMs: 5000 },
  checkout: { startsBelow: 24, reserved: 8, mayWait: 128, maxWaitMs: 5000 },
  cart: { startsBelow: 16, reserved: 4, mayWait: 128, maxWaitMs: 5000 },
  pages: { startsBelow: 12, reserved: 2, mayWait: 24, maxWaitMs: 5000 },
  listings: { startsBelow: 8, reserved: 2, mayWait: 24, maxWaitMs: 5000 },
  notFound: { startsBelow: 8, reserved: 1, mayWait: 16, maxWaitMs: 1000 },
};

/**
 * Most requests of one client network that run at once. One whose requests are slow, or whose calls
 * the backend does not respond to, must leave places of each class to the others.
 */
const MOST_OF_NETWORK = 10;

/** `Retry-After` of a refused request, in seconds. */
const RETRY_AFTER_SECONDS = 3;

/** Error of a request that was not admitted, and so had no effect. */
export class OverloadError extends Error {
  override name = "OverloadError";
  readonly statusCode = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
}

declare const brand: unique symbol;

/** Place of an admitted request; rendering requires one. */
export type Place = {
  /** Waits until the event loop has a turn for the next step of the work. */
  turn: () => Promise<void>;
  readonly [brand]: true;
};

/**
 * Request that is to be admitted: its class, and the client's IP address, as the networks that wait
 * in a class take turns. Requests without an address take theirs together.
 */
export type AdmissionRequest = { class: AdmissionClass; address?: string };

/** Admission of requests that render, or that call the backend for a shopper. */
export type Admission = {
  /** Runs work once there is a place for it; rejects with `OverloadError` if there is none. */
  run: <T>(wanted: AdmissionRequest, work: (place: Place) => Promise<T>) => Promise<T>;
  /**
   * Waits for a turn of the event loop after the steps of admitted work; not at all if none waits.
   * For cheap responses that a crowd could request at a time.
   */
  afterSteps: () => Promise<void>;
  counts: () => Record<AdmissionClass, JobCounts>;
};

/**
 * Creates the admission.
 * @param onRequest called with the class of each request, whether it is admitted or refused
 */
export function createAdmissionControl({
  onRequest = () => {},
}: { onRequest?: (admissionClass: AdmissionClass) => void } = {}): Admission {
  const ranks = Object.keys(BOUNDS);
  // All refusals share one error: a refusal must be cheap, and its stack trace has no value.
  const refusal = new OverloadError("the shop is too busy for this request");
  const limiter = createLimiter<AdmissionClass>(BOUNDS, () => refusal, MOST_OF_NETWORK);
  const turns = createLoopTurns();

  return {
    run: ({ class: admissionClass, address = "" }, work) => {
      onRequest(admissionClass);
      const admitted = async (lend: Lend) => {
        const rank = ranks.indexOf(admissionClass);
        const turn = () => turns.wait(rank);
        await turn();
        return inPlace(lend, () => work({ turn } as Place));
      };
      return limiter.take(admissionClass, admitted, networkOf(address));
    },
    afterSteps: async () => {
      if (turns.isBusy()) await turns.wait(ranks.length);
    },
    counts: limiter.counts,
  };
}
