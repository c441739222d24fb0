import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

// Request tracing by W3C Trace Context, in async local storage.

/** Span that has ended, for an exporter. Names and attributes never contain personal data. */
export type EndedSpan = {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  isSampled: boolean;
  kind: "server" | "client";
  name: string;
  /** Start and end, in epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  isFailed: boolean;
  attributes: Readonly<Record<string, string | number>>;
};

export type RecordSpan = (span: EndedSpan) => void;

/** Trace of a request, or of background work (W3C Trace Context). */
export type RequestTrace = {
  /** 32 hexadecimal digits; also the id of the request in the log. */
  traceId: string;
  /** Id of the request's own span: 16 hexadecimal digits. */
  spanId: string;
  /** Span of the caller, if the request continues a trace. */
  parentId: string | undefined;
  /** True if spans of the trace are recorded. */
  isSampled: boolean;
  /** Exporter of spans, if there is one. */
  record: RecordSpan | undefined;
  /** Class in which the request was last admitted. */
  admittedAs?: string;
};

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;

/** Reads a `traceparent` header (W3C Trace Context, level 1); undefined if it is not valid. */
function readTraceparent(header: string) {
  const [, version, traceId = "", parentId = "", flags = "", rest] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === "ff") return undefined;
  if (version === "00" && rest !== undefined) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return undefined;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const POOL_BYTES = 4096;
let pool = "";
let used = 0;

/** Returns random hexadecimal digits, from a pool: one system call serves many requests. */
function randomHex(digits: number): string {
  if (used + digits > pool.length) {
    pool = randomBytes(POOL_BYTES).toString("hex");
    used = 0;
  }
  used += digits;
  return pool.slice(used - digits, used);
}

/** Returns a new id of a span. */
export const newSpanId = (): string => randomHex(16);

/**
 * Returns the trace of a request: the one that its `traceparent` header names, or a new one.
 * `tracestate` is neither read nor passed on, as anybody can write it.
 */
export function traceOf(header: unknown, record?: RecordSpan): RequestTrace {
  const continued = typeof header === "string" ? readTraceparent(header) : undefined;
  const { traceId, parentId, isSampled } = continued ?? {
    traceId: randomHex(32),
    parentId: undefined,
    isSampled: record !== undefined,
  };
  return { traceId, spanId: newSpanId(), parentId, isSampled, record };
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Returns the trace of the current request or background work; undefined outside of any. */
export const currentTrace = (): RequestTrace | undefined => traces.getStore();

/** Runs work, and everything that it starts, in a trace. */
export const inTrace = <Result>(trace: RequestTrace, work: () => Result): Result =>
  traces.run(trace, work);

/** Runs background work in a new trace, even if a request has started it. */
export const inOwnTrace = <Result>(work: () => Result): Result =>
  traces.run(traceOf(undefined, currentTrace()?.record), work);

/** Call to the backend, as a span of the current trace. */
export type OutgoingCall = {
  /** Value of the `traceparent` header: the request's trace, with a span id of its own. */
  traceparent: string;
  /** Records the span, if spans are exported. */
  end: (call: Pick<EndedSpan, "name" | "attributes" | "isFailed">) => void;
};

/** Starts a call in the current trace, or in one of its own outside of any request. */
export function startOutgoingCall(): OutgoingCall {
  const { traceId, spanId: parentId, isSampled, record } = currentTrace() ?? traceOf(undefined);
  const spanId = newSpanId();
  const startedAt = record ? Date.now() : 0;
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
    end: (call) =>
      record?.({
        ...call,
        kind: "client",
        traceId,
        spanId,
        parentId,
        isSampled,
        startedAt,
        endedAt: Date.now(),
      }),
  };
}
