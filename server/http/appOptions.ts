import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { LogLevel, LogStream } from "#server/kernel/logOptions.ts";
import type { Readiness } from "#server/kernel/readiness.ts";

// Options of `createApp`.

/** Vite's development server as a middleware: responds to its own requests, else calls `next`. */
type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Parts of the dev server that production neither loads nor has. */
export type Development = {
  middleware: DevelopmentMiddleware;
  /** Renders an error in place of the shopper's error page. */
  errorPage: (error: unknown) => string;
  /** Registers the routes that exist in development only. */
  register: (app: FastifyInstance, backend: Backend) => void;
};

export type AppOptions = {
  /** Serves pages from the sources instead of from the build in `dist/`. */
  development?: Development;
  /** Level of the log in place of the setting. */
  logLevel?: LogLevel;
  /** Destination of the log; unset, standard output. */
  logStream?: LogStream;
  /** Payment methods with fields, in place of those in the merchant's folder. */
  paymentFields?: PaymentFields;
  /** Clock of order lookups, `Retry-After` and missing pages, which tests advance. */
  now?: () => number;
  /** Readiness that `/readyz` responds with; the caller reports the end of the process to it. */
  readiness?: Readiness;
  /** Responds with an error where a cache might store what is one shopper's, as tests want it. */
  refusesLeaks?: boolean;
  /** Prints a sentence for the person who starts the server; unset, the log has it. */
  say?: (sentence: string) => void;
};
