import type { FastifyLoggerOptions, FastifyRequest } from "fastify";
import type { PinoLoggerOptions } from "fastify/types/logger.js";
import { loggedError, redact } from "./loggedError.ts";

// Logger options for Fastify and pino, without personal data in the lines.

/** Levels of the log, the most verbose first. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Destination of the log; each line is a JSON object. */
export type LogStream = { write: (line: string) => void };

/** Name of the field with a request's id, which is the id of its trace. */
export const TRACE_FIELD = "traceId";

/**
 * Returns the options of Fastify's log. A line about a request has its route instead of its URL and
 * IP address: URLs contain keys and search terms, and IP addresses are personal data. Lines that are
 * not written through a request's own logger, such as those of a rendering, get the trace id of
 * their request.
 * @param currentTrace returns the trace of the request that is being handled, if any
 */
export const logOptions = (
  level: LogLevel,
  currentTrace: () => { traceId: string } | undefined,
  stream?: LogStream,
): FastifyLoggerOptions & PinoLoggerOptions => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({
      method,
      route: routeOptions.url ?? "none",
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: loggedError,
    path: redact,
  },
  mixin: (_fields: object, _level: number, logger: { bindings: () => object }) => {
    const trace = currentTrace();
    const isNamed = trace === undefined || TRACE_FIELD in logger.bindings();
    return isNamed ? {} : { [TRACE_FIELD]: trace.traceId };
  },
});
