import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

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

const TRACE = Symbol("trace");

type TracedMessage = Pick<IncomingMessage, "headers"> & { [TRACE]?: RequestTrace };

/** Returns the trace of a request. */
export const traceOfRequest = ({ raw }: { raw: TracedMessage }): RequestTrace | undefined =>
  raw[TRACE];

/** Starts the trace of a request; returns its id, which is also the request's id in the log. */
export function startTrace(raw: TracedMessage, record: RecordSpan | undefined): string {
  const trace = traceOf(raw.headers["traceparent"], record);
  raw[TRACE] = trace;
  return trace.traceId;
}

/** Records the class of the current request's admission in its trace. */
export function noteAdmission(admissionClass: string): void {
  const trace = currentTrace();
  if (trace) trace.admittedAs = admissionClass;
}

/** Runs each request in its trace, so that its calls to the backend and its log lines belong to it. */
export function traceRequests(app: FastifyInstance, record?: RecordSpan): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const trace = traceOfRequest(request);
    if (trace) inTrace(trace, done);
    else done();
  });
  // Once the body has arrived, the async context is that of the connection, not of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const trace = request.body === undefined ? undefined : traceOfRequest(request);
    if (trace) inTrace(trace, done);
    else done();
  });
  if (!record) return;
  app.addHook("onResponse", (request, reply, done) => {
    const trace = traceOfRequest(request);
    const { method } = request;
    const { statusCode } = reply;
    const { url: route = "unmatched" } = request.routeOptions;
    const requestClass = trace?.admittedAs ?? requestClassOf(route, statusCode);
    if (trace && requestClass !== "monitoring") {
      const endedAt = Date.now();
      record({
        ...trace,
        kind: "server",
        name: `${method} ${route}`,
        startedAt: endedAt - reply.elapsedTime,
        endedAt,
        isFailed: statusCode >= 500,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": statusCode,
          "vitrine.request.class": requestClass,
        },
      });
    }
    done();
  });
}

/** Patterns of our routes, with the class of requests that were not admitted. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^\/\*$/, "cached"],
  [/^\/(livez|readyz|metrics|status)$/, "monitoring"],
  [/^\/(img|wp-content)\//, "pictures"],
  [/^\/(assets|icons|builds)\/|\.(xml|txt|ico|png|webmanifest)$/, "files"],
];

/**
 * Returns the class of a request that was not admitted, by its route's pattern and status: `cached`
 * for a page from the page cache, or from a rendering that another request had started, `pictures`,
 * `files`, `monitoring`, or `other`, for example for a redirect, or for a request that was refused
 * before its admission.
 */
export function requestClassOf(route = "", status = 200): string {
  const found = CLASSES.find(([pattern]) => pattern.test(route))?.[1] ?? "other";
  return found === "cached" && status !== 200 && status !== 304 ? "other" : found;
}
