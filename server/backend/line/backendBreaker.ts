import { BackendError } from "#relay/contract/errors.ts";

// Circuit breaker of the backend.

/** Failures in a row after which the backend is probed. */
const FAILURES = 3;
/** Shortest time between probes, and in the state `suspect` before it opens, in milliseconds. */
const PROBE_MS = 1_000;
/** Shortest `Retry-After` of a call that was not sent, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/**
 * State of the breaker. `suspect`: after several failures, probes check the backend, and calls are
 * still sent. `open`: the backend does not respond, and no calls are sent.
 */
export type BreakerState = "closed" | "suspect" | "open";

/** Result of a probe; `retryAfterMs` is the pause of the backend's `Retry-After`, or 0. */
export type ProbeResult = { isBack: boolean; retryAfterMs: number; error?: BackendError };

/** Circuit breaker: while the backend does not respond, calls fail at once instead of waiting. */
export type BackendBreaker = {
  /** Returns the error of a call that is not sent, with the effect "none". */
  refusal: () => BackendError;
  /** Records that the backend responded to a call, with data or with GraphQL errors. */
  succeed: () => void;
  /** Records a call to which the backend did not respond. */
  fail: () => void;
  /** Sends the first probe. It alone opens the breaker, unless a call succeeds meanwhile. */
  check: () => Promise<ProbeResult>;
  state: () => BreakerState;
  close: () => void;
};

/**
 * Creates the breaker. Failed calls alone never open it, since all of them may be of one operation.
 * After three failures in a row the breaker sends a probe, for which no shopper waits. It opens if
 * neither a call nor a probe succeeds for a second; any success closes it. While it is open, it
 * sends one probe per second, one at a time, or later if the backend's `Retry-After` says so. At
 * the start nothing has succeeded yet, so the first probe is enough.
 */
export function createBackendBreaker({
  probe,
  onChange = () => {},
  now = () => performance.now(),
}: {
  probe: () => Promise<ProbeResult>;
  /** Called when the breaker opens or closes. */
  onChange?: (isOpen: boolean) => void;
  now?: () => number;
}): BackendBreaker {
  let state: BreakerState = "closed";
  let failures = 0;
  let suspectedAt = 0;
  let nextProbeAt = 0;
  let isProbing = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function enter(next: BreakerState): void {
    const wasOpen = state === "open";
    state = next;
    if (wasOpen !== (next === "open")) onChange(next === "open");
  }

  function succeed(): void {
    failures = 0;
    if (state !== "closed") enter("closed");
  }

  async function probeOnce(): Promise<ProbeResult> {
    isProbing = true;
    const result = await probe();
    isProbing = false;
    const { isBack, retryAfterMs } = result;
    const isLong = state === "suspect" && now() - suspectedAt >= PROBE_MS;
    const isUnavailable = !isBack && (state === "open" || isLong);
    // Set before opening, which refuses the waiting calls with this time as their `Retry-After`.
    nextProbeAt = now() + (isUnavailable ? Math.max(PROBE_MS, retryAfterMs) : PROBE_MS);
    if (isBack) succeed();
    else if (isUnavailable) enter("open");
    if (state !== "closed") schedule();
    return result;
  }

  function schedule(): void {
    if (isClosed || isProbing || timer) return;
    const start = () => {
      timer = undefined;
      if (state !== "closed") void probeOnce();
    };
    timer = setTimeout(start, Math.max(0, nextProbeAt - now()));
    timer.unref();
  }

  function suspect(since = now()): void {
    suspectedAt = since;
    enter("suspect");
  }

  return {
    refusal: () =>
      new BackendError("the backend is unavailable", {
        effect: "none",
        retryAfterSeconds: Math.max(RETRY_AFTER_SECONDS, Math.ceil((nextProbeAt - now()) / 1000)),
      }),
    succeed,
    fail: () => {
      failures += 1;
      if (failures < FAILURES || state !== "closed") return;
      suspect();
      schedule();
    },
    check: () => {
      suspect(-Infinity);
      return probeOnce();
    },
    state: () => state,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
