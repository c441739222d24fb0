import { BackendError } from "#relay/contract/errors.ts";
import type { Config } from "#server/kernel/config.ts";
import type { Backend } from "./backend.ts";
import { inOwnTrace } from "#server/observe/requestTrace.ts";
import { createBackendBreaker } from "./backendBreaker.ts";
import type { BreakerState, ProbeResult } from "./backendBreaker.ts";
import { probeCall } from "./backendProbe.ts";
import { createBackendQueue } from "./backendQueue.ts";
import type { CallCounts, CallPriority } from "./backendQueue.ts";
import { requestBackend } from "./backendResponse.ts";
import type { BackendResponse } from "./backendResponse.ts";
import { createCallRunner } from "./callRunner.ts";
import type { CallRunner } from "./callRunner.ts";
import { createRetryTimes } from "./retryAfter.ts";
import type { HeldBackCall, RetryTimes } from "./retryAfter.ts";
import type { ShopCall } from "./shopCall.ts";
import { requestStore } from "./storeRequest.ts";
import type { StoreCall, StoreResponse } from "./storeRequest.ts";
import { withTimeout } from "./withTimeout.ts";
import { otherCurrency } from "#server/kernel/language.ts";
import { languageAtHand } from "#words/inLanguage.ts";

// Backend client of the gateway: connection limit, circuit breaker, timeouts and Retry-After.

/**
 * Share of the timeout for which a call may wait for a connection: a call sent just before the end
 * would time out, with an unknown result.
 */
const WAITING_SHARE = 0.75;
/**
 * Timeout of a browser's change at a backend that recognizes its repetition, in milliseconds: less
 * than the browser waits, so that it repeats the change soon after the response is lost.
 */
const CHANGE_TIMEOUT_MS = 7_000;
/** Timeout of a probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 5_000;
/** Time after which refreshes check again if the breaker is still open, in milliseconds. */
const AWAY_MS = 1_000;

/** State of the calls to the backend, for metrics. */
export type BackendCounts = {
  running: CallCounts;
  waiting: CallCounts;
  /** Calls since the start that were not sent. */
  refused: CallCounts;
  breaker: BreakerState;
};

/** Access to the backend over a limited number of connections; every call of the server uses it. */
export type BackendAccess = {
  /** Sends a call; the timeout covers waiting and sending. Rejects with `BackendError`. */
  request: (call: ShopCall) => Promise<BackendResponse>;
  /** Sends a call to the Store API, in the same way. */
  store: (call: StoreCall) => Promise<StoreResponse>;
  /** Returns the redirect of a path on the shop's own site. */
  movedTo: Backend["movedTo"];
  /** Returns the paths of a page by language, if they differ. */
  pathsOf: NonNullable<Backend["pathsOf"]>;
  /**
   * Runs the request for an upload, for the client of this address; a breaker that is open and a
   * full queue reject with `BackendError`.
   */
  picture: <Result>(address: string | undefined, work: () => Promise<Result>) => Promise<Result>;
  /** Probes the backend; returns the error if it does not respond. */
  check: () => Promise<BackendError | undefined>;
  /** Returns the milliseconds until stale pages may be rendered again; 0 if they may be now. */
  refreshDelayMs: () => number;
  counts: () => BackendCounts;
  observe: CallRunner["observe"];
  close: () => void;
};

/** Returns the priority of a call that names none. */
const defaultPriority = ({ isPersonal }: ShopCall): CallPriority => (isPersonal ? "cart" : "view");

/** True if an error means that the backend does not respond; with a 429 it does. */
const isUnavailable = (error: unknown): error is BackendError =>
  error instanceof BackendError && error.status !== 429;

/** Lookup of a redirect or of translations on the shop's own site, as a call. */
const LOOKUP = { call: {}, priority: "view" } as const;

/** Records the `Retry-After` of a failed call, if its response has one. */
function noteRetry(
  retries: Pick<RetryTimes, "note">,
  call: { call: HeldBackCall; priority: CallPriority },
  error: unknown,
): void {
  const { status, retryAfterSeconds: seconds } = error as Partial<BackendError>;
  if (seconds !== undefined) retries.note(call, { status, seconds });
}

/** Creates the function that runs a call, and reports its result and a `Retry-After`. */
const createReport =
  (to: { succeed: () => void; fail: () => void } & Pick<RetryTimes, "note">) =>
  async <Result>(
    due: { call: HeldBackCall; priority: CallPriority },
    work: () => Promise<Result>,
    isOwnTimeout = () => false,
  ): Promise<Result> => {
    try {
      const result = await work();
      to.succeed();
      return result;
    } catch (error) {
      if (isUnavailable(error) && !isOwnTimeout()) to.fail();
      noteRetry(to, due, error);
      throw error;
    }
  };

type AccessOptions = {
  /** Maximum number of calls at once. */
  connections: number;
  /** Total timeout of a call, in milliseconds. */
  timeoutMs: number;
  /** Called when the backend becomes unavailable, and when it is available again. */
  onUnavailable?: (isUnavailable: boolean) => void;
  /** Clock of `Retry-After`. */
  now?: (() => number) | undefined;
  /** True if each request has a header with its language. */
  isMultilingual?: boolean;
  /** Default currency, sent as a header to a backend with several. */
  currency?: string | undefined;
};

/**
 * Returns the options for the headers of language and currency. An English shop sends no language; a
 * shop with several currencies sends the default one too, since the backend's session stores the last.
 */
export const localeOptions = ({ LANGUAGE, LANGUAGES, CURRENCIES = [] }: Config) => ({
  isMultilingual: LANGUAGES.length > 1 || LANGUAGE !== "en",
  currency: CURRENCIES.length > 1 ? CURRENCIES[0] : undefined,
});

/** Opens the access to a backend, with its queue, its breaker and its record of `Retry-After`. */
export function openBackendAccess(backend: Backend, options: AccessOptions): BackendAccess {
  const { connections, timeoutMs } = options;
  const queue = createBackendQueue({ connections, waitingMs: timeoutMs * WAITING_SHARE });
  const retries = createRetryTimes(options.now);
  // The embedded shop runs in this process, where a response cannot get lost.
  const inTime = <Result>(ms: number, work: (signal?: AbortSignal) => Promise<Result>) =>
    backend.kind === "remote" ? withTimeout(Math.max(1, ms), work) : work();

  async function probe(): Promise<ProbeResult> {
    try {
      await inTime(Math.min(PROBE_TIMEOUT_MS, timeoutMs), (signal) =>
        inOwnTrace(() => requestBackend(backend, probeCall, signal)),
      );
    } catch (error) {
      if (isUnavailable(error)) {
        return { isBack: false, retryAfterMs: (error.retryAfterSeconds ?? 0) * 1000, error };
      }
    }
    return { isBack: true, retryAfterMs: 0 };
  }

  const breaker = createBackendBreaker({
    probe,
    onChange: (isOpen) => {
      options.onUnavailable?.(isOpen);
      if (isOpen) queue.refuseWaiting(breaker.refusal());
    },
  });

  /** Throws for a call that may not be sent now. */
  function requireAllowed(call: HeldBackCall, priority: CallPriority): void {
    if (breaker.state() === "open") throw breaker.refusal();
    retries.requireDue({ call, priority });
  }

  // Known from the latest response to a change.
  let knowsChanges = false;

  /** True for a change that its sender repeats, and of which the backend recognizes the repetition. */
  const isRepeatable = ({ idempotencyKey, changeKey }: ShopCall) =>
    knowsChanges && idempotencyKey !== undefined && changeKey !== undefined;

  const report = createReport({
    succeed: breaker.succeed,
    fail: breaker.fail,
    note: retries.note,
  });

  /** Sends a call; a change that its browser soon repeats has less time. */
  async function send(call: ShopCall, priority: CallPriority, leftMs: number) {
    const isShort = isRepeatable(call) && leftMs > CHANGE_TIMEOUT_MS;
    const response = await inTime(isShort ? CHANGE_TIMEOUT_MS : leftMs, (signal) =>
      report(
        { call, priority },
        () => requestBackend(backend, call, signal),
        // A change that takes longer than the browser waits says nothing about other calls.
        () => isShort && signal?.aborted === true,
      ),
    );
    if (call.changeKey !== undefined) ({ knowsChanges } = response);
    return response;
  }

  const { run, observe, refused } = createCallRunner({ queue, requireAllowed });
  const lookUp = <Result>(work: () => Promise<Result>) =>
    run(LOOKUP.call, { kind: "redirect", priority: LOOKUP.priority }, () =>
      work().catch((error: unknown) => {
        noteRetry(retries, LOOKUP, error);
        throw error;
      }),
    );
  // A call that waits is sent in the context of the one before it.
  const inItsLanguage = <Call extends Pick<ShopCall, "language" | "currency">>(
    call: Call,
  ): Call => ({
    ...call,
    ...(options.isMultilingual && { language: languageAtHand() }),
    currency: otherCurrency() ?? options.currency,
  });

  return {
    request: (asked) => {
      const call = inItsLanguage(asked);
      const { priority = defaultPriority(call) } = call;
      return run(call, { kind: "graphql", priority }, (waitedMs) =>
        send(call, priority, timeoutMs - waitedMs),
      );
    },
    store: (asked) => {
      const call = inItsLanguage(asked);
      const { priority = "checkout" } = call;
      return run(call, { kind: "store", priority }, (waitedMs) =>
        inTime(timeoutMs - waitedMs, (signal) =>
          report({ call, priority }, () => requestStore(backend, call, signal)),
        ),
      );
    },
    movedTo: (path) => lookUp(() => backend.movedTo(path)),
    pathsOf: (path) => lookUp(async () => backend.pathsOf?.(path)),
    picture: (address, work) => run({ address }, { kind: "picture", priority: "picture" }, work),
    check: async () => (await breaker.check()).error,
    refreshDelayMs: () => Math.max(breaker.state() === "open" ? AWAY_MS : 0, retries.viewDelayMs()),
    counts: () => ({
      running: queue.running(),
      waiting: queue.waiting(),
      refused: refused(),
      breaker: breaker.state(),
    }),
    observe,
    close: breaker.close,
  };
}
