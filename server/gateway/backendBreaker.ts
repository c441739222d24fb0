import { BackendError } from "#relay/contract/errors.ts";

/** Failures in a row after which the backend is probed. */
const FAILURES = 3;
/** Shortest time between probes, and the time that a suspicion takes, in milliseconds. */
const PROBE_MS = 1_000;
/** Seconds after which a call that was not sent may be repeated, at least. */
const RETRY_AFTER_SECONDS = 2;

/**
 * State of the breaker: `suspect` while probes find out about a series of failures, in which calls
 * are still sent; `open` while the backend is away, in which none are.
 */
export type BreakerState = "closed" | "suspect" | "open";

/** Result of a probe; a backend may say when it wants the next one. */
export type ProbeResult = { isBack: boolean; retryAfterMs: number };

/** Circuit breaker of the backend: calls fail at once while it is away. */
export type BackendBreaker = {
  /** Returns the error of a call that is not sent, with the effect "none". */
  refusal: () => BackendError;
  /** Notes that the backend answered a call, with whatever GraphQL result. */
  succeed: () => void;
  /** Notes a call that the backend did not answer. */
  fail: () => void;
  /** Probes the backend without a series of failures. */
  suspect: () => void;
  state: () => BreakerState;
  close: () => void;
};

/**
 * Creates the breaker. Failures alone never open it, since they may be those of one operation:
 * after three in a row a probe of its own, which no shopper waits for, asks the backend. The
 * breaker opens if for a second neither a call nor a probe succeeds, and any success closes it.
 * Open, it probes once per second, one probe at a time, or later if the backend says so.
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

  async function probeOnce(): Promise<void> {
    isProbing = true;
    const { isBack, retryAfterMs } = await probe();
    isProbing = false;
    const isLong = state === "suspect" && now() - suspectedAt >= PROBE_MS;
    const isAway = !isBack && (state === "open" || isLong);
    // Set first: the calls that the opening refuses are told of it.
    nextProbeAt = now() + (isAway ? Math.max(PROBE_MS, retryAfterMs) : PROBE_MS);
    if (isBack) succeed();
    else if (isAway) enter("open");
    if (state !== "closed") schedule();
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

  function suspect(): void {
    if (state !== "closed") return;
    suspectedAt = now();
    enter("suspect");
    schedule();
  }

  return {
    refusal: () =>
      new BackendError("the backend is away", {
        effect: "none",
        retryAfterSeconds: Math.max(RETRY_AFTER_SECONDS, Math.ceil((nextProbeAt - now()) / 1000)),
      }),
    succeed,
    fail: () => {
      failures += 1;
      if (failures >= FAILURES) suspect();
    },
    suspect,
    state: () => state,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
