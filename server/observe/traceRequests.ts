import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { currentTrace, inTrace, traceOf } from "./requestTrace.ts";
import type { RecordSpan, RequestTrace } from "./requestTrace.ts";
import { requestClassOf } from "./requestClass.ts";

// Fastify hooks for request tracing: one trace and one server span per request.

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
