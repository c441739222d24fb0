import type { FastifyInstance, FastifyReply } from "fastify";
import type { StatusFacts } from "#server/status/statusFacts.ts";
import { STATUS_STYLE_SOURCE, statusPage } from "#server/status/statusPage.ts";
import { PRIVATE } from "#server/shopper/cookies.ts";
import type { MetricsRegistry } from "#server/observe/metricsRegistry.ts";
import { isLocal } from "./localRequest.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { createHash, timingSafeEqual } from "node:crypto";

// Routes of monitoring: the status page of the owner, metrics for Prometheus, and the probes.

/** The page loads nothing and sends nothing; its links lead to WordPress. */
const POLICY = `default-src 'none'; style-src ${STATUS_STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const refuse = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type("text/plain; charset=utf-8").send(`${sentence}\n`);

/**
 * Registers `/status` for browsers, which ask for the password: any user name and STATUS_PASSWORD.
 * @param read reads the state at the time of a request
 */
export function registerStatus(
  app: FastifyInstance,
  password: string,
  read: () => StatusFacts,
): void {
  const isKnown = createPasswordCheck(password);

  app.get("/status", async (request, reply) => {
    reply.header("cache-control", PRIVATE).header("x-robots-tag", "noindex");
    if (!isKnown(request.headers.authorization)) {
      reply.header("www-authenticate", 'Basic realm="status", charset="UTF-8"');
      return refuse(reply, 401, "The status page requires a password.");
    }
    return reply
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(statusPage(read()));
  });
}

/**
 * Registers `/metrics`, in Prometheus's text format: without a password for this machine, with it
 * for any other. A request through a proxy counts as one from another machine.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry, password }: { registry: MetricsRegistry; password: string | undefined },
): void {
  const isKnown = password === undefined ? () => false : createPasswordCheck(password);

  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", PRIVATE);
    if (isLocal(request) || isKnown(request.headers.authorization)) {
      return reply.type(registry.contentType).send(await registry.text());
    }
    if (password === undefined)
      return refuse(reply, 403, "Set STATUS_PASSWORD to read metrics from another machine.");
    reply.header("www-authenticate", 'Basic realm="metrics"');
    return refuse(reply, 401, "Metrics require a password.");
  });
}

/**
 * Registers the probes: `/livez` for process managers, and `/readyz` for load balancers, which
 * responds with 503 while pages cannot be served. A part that does not work is named, but takes no
 * page away.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get("/livez", (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"));
  app.get("/readyz", (_request, reply) => {
    const state = readiness.state();
    const isServing = state.status === "ready" || state.status === "degraded";
    return reply
      .code(isServing ? 200 : 503)
      .header("cache-control", "no-store")
      .send(state);
  });
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Returns the password in an `Authorization` header: Bearer, or Basic with any user name. */
function passwordIn(header = ""): string | undefined {
  const [, scheme = "", value = ""] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== "basic") return value || undefined;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, "base64").toString("utf8")) ?? [];
  return password;
}

/** Creates the check of a password, in constant time. */
function createPasswordCheck(password: string): (header: string | undefined) => boolean {
  const expected = digest(password);
  return (header) => {
    const given = passwordIn(header);
    return given !== undefined && timingSafeEqual(digest(given), expected);
  };
}
