import type { IncomingMessage } from "node:http";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { hasOwnAddresses, inLanguage, languageAt, routedAddress } from "#server/kernel/language.ts";
import { logOptions, TRACE_FIELD } from "#server/kernel/logOptions.ts";
import { currentTrace, startTrace, traceRequests } from "#server/observe/requestTrace.ts";
import { openSpanExport } from "#server/observe/spanExport.ts";
import { sendError } from "./errorPages.ts";
import type { SecurityHeaders } from "./securityHeaders.ts";
import type { AppOptions } from "./appOptions.ts";
import { createPatientServer } from "#server/kernel/connections.ts";
import { plainAddress } from "#server/limits/clientNetwork.ts";
import { createAddressCheck } from "#server/kernel/trustedProxies.ts";

/** Opens Fastify with its log, its traces and the error page of a malformed request. */
export async function openFastify(
  config: Config,
  { logLevel = config.LOG_LEVEL, logStream }: AppOptions,
  headersOf: SecurityHeaders | undefined,
): Promise<FastifyInstance> {
  const spans = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await openSpanExport(config.OTEL_EXPORTER_OTLP_ENDPOINT, (error) =>
        app.log.warn({ err: error }, "the collector does not accept spans"),
      )
    : undefined;
  const app = Fastify({
    logger: logOptions(logLevel, currentTrace, logStream),
    logController: new LogController({ requestIdLogLabel: TRACE_FIELD }),
    genReqId: (raw) => startTrace(raw, spans?.record),
    trustProxy: config.TRUST_PROXY,
    // Every route is below the prefix of each language, and some are in the shop's own folders.
    ...(hasOwnAddresses(config) && {
      rewriteUrl: ({ url = "/" }: IncomingMessage) => routedAddress(url, config),
    }),
    return503OnClosing: false,
    serverFactory: createPatientServer,
    // A malformed URL matches no route, so no route's hooks add the headers.
    frameworkErrors: (error, request, reply) => {
      const { url, protocol } = request;
      const headers = headersOf?.({ url, protocol, isHtml: true, styleSource: "" });
      inLanguage(languageAt(request.originalUrl, config), () =>
        sendError(request, reply.headers(headers ?? {}), error.statusCode ?? 500),
      );
    },
  });
  traceRequests(app, spans?.record);
  distrustLeftmost(app, config.TRUST_PROXY);
  if (spans) app.addHook("onClose", spans.close);
  return app;
}

/**
 * Refuses requests with several Host headers, of which Node reads the first: a proxy in front may
 * read another, and then takes the request for another site's.
 */
export function requireSingleHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) sendError(request, reply, 400);
    else done();
  });
}

/**
 * Uses the address that connected to the nearest proxy as the client's, if all forwarded addresses
 * are trusted proxies'. The framework would use the leftmost, which a client at such an address can
 * write itself.
 * @param proxies addresses and networks of the trusted proxies; false if there are none
 */
export function distrustLeftmost(app: FastifyInstance, proxies: readonly string[] | false): void {
  if (!proxies) return;
  const isProxy = createAddressCheck(proxies);
  app.addHook("onRequest", (request, _reply, done) => {
    // The framework ends this list, the nearest first, at the first address that is no proxy's.
    const [, nearest, ...others] = request.ips ?? [];
    const leftmost = others.at(-1);
    if (leftmost !== undefined && isProxy(plainAddress(leftmost))) {
      Object.defineProperty(request, "ip", { value: nearest });
    }
    done();
  });
}
