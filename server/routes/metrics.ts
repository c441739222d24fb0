import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { MetricsRegistry } from "#server/monitoring/metricsRegistry.ts";
import { isLocal } from "./localRequest.ts";
import { privateRoutes } from "./privateRoutes.ts";

// Metrics endpoint for Prometheus: open to this machine, with a password for any other.

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

/**
 * Registers `/metrics`, in Prometheus's text format: without a password for this machine, with it
 * for any other. A request through a proxy counts as one from another machine.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry, password }: { registry: MetricsRegistry; password: string | undefined },
): void {
  const isKnown = password === undefined ? () => false : createPasswordCheck(password);

  privateRoutes(app).get("/metrics", async (request, reply) => {
    if (isLocal(request) || isKnown(request.headers.authorization)) {
      return reply.type(registry.contentType).send(await registry.text());
    }
    reply.type("text/plain; charset=utf-8");
    if (password === undefined)
      return reply.code(403).send("Set STATUS_PASSWORD to read metrics from another machine.\n");
    return reply
      .code(401)
      .header("www-authenticate", 'Basic realm="metrics"')
      .send("Metrics require a password.\n");
  });
}
