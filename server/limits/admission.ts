import { networkOf } from "./clientNetwork.ts";
import { createLimiter } from "./limiter.ts";
import type { JobClass, JobCounts, Lend } from "./limiter.ts";
import { AsyncLocalStorage } from "node:async_hooks";

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
const BOUNDS: Readonly<Record<AdmissionClass, Required<Omit<JobClass, "mayStart">>>> = {
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

/** Place of the current request, so that exactly the code that waits can lend it. */
const places = new AsyncLocalStorage<Lend>();

/** Runs work, and everything that it starts, in a place that `lend` lends to others. */
export const inPlace = <Result>(lend: Lend, work: () => Result): Result => places.run(lend, work);

/**
 * Waits for another request of the same session; meanwhile the current request's place, if it has
 * one, is another's. A wait for the backend is no reason to lend it: calls would queue there
 * without bound.
 */
export const lendPlace: Lend = (wait) => {
  const lend = places.getStore();
  return lend ? lend(wait) : wait();
};

/**
 * Maximum number of steps in one turn of the event loop, and the time after which no more begin.
 */
const MAX_STEPS = 8;
const BUDGET_MS = 8;

/** In each group of so many steps, one is the oldest of those that wait, whatever its rank. */
const FAIR_EVERY = 4;

type WaitingStep = { rank: number; begin: () => void };

/** Turns of the event loop, shared between steps of long work. */
export type LoopTurns = {
  /** Waits until a step may begin; steps of the lowest rank begin first. */
  wait: (rank: number) => Promise<void>;
  /** True if steps wait. */
  isBusy: () => boolean;
};

/**
 * Creates the turns, which leave the event loop time for everything besides renderings. Without
 * them, each turn of the loop would run a step of every rendering whose data has arrived, and Node
 * accepts only one connection per turn.
 */
export function createLoopTurns(now: () => number = () => performance.now()): LoopTurns {
  /** In the order of arrival. */
  const waiting: WaitingStep[] = [];
  let isScheduled = false;
  let begun = 0;

  function next(): WaitingStep | undefined {
    begun += 1;
    let at = 0;
    if (begun % FAIR_EVERY !== 0) {
      for (const [index, { rank }] of waiting.entries()) {
        if (rank < (waiting[at]?.rank ?? 0)) at = index;
      }
    }
    return waiting.splice(at, 1)[0];
  }

  // Node runs these callbacks in one turn. Between two of them a step runs until it next waits.
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    let startedAt: number | undefined;
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      setImmediate(() => {
        startedAt ??= now();
        if (now() - startedAt < BUDGET_MS) next()?.begin();
        if (step < MAX_STEPS) return;
        isScheduled = false;
        if (waiting.length > 0) schedule();
      });
    }
  }

  return {
    wait: (rank) =>
      new Promise((begin) => {
        waiting.push({ rank, begin });
        schedule();
      }),
    isBusy: () => waiting.length > 0,
  };
}

/** Names of the operations that a checkout sends; Relay's names begin with their module's. */
const CHECKOUT = /checkout|updateCustomer|updateShippingMethod|coupons/i;

/** Returns the class in which an operation of `/graphql` is admitted. */
export function admissionClassOf({
  name,
  operation,
}: {
  name: string | null;
  operation: { isPersonal: boolean };
}): AdmissionClass {
  if (!operation.isPersonal) return "pages";
  return name !== null && CHECKOUT.test(name) ? "checkout" : "cart";
}
