import type { FastifyInstance } from "fastify";
import type { StatusFacts } from "#server/status/statusFacts.ts";
import { STATUS_STYLE_SOURCE, statusPage } from "#server/status/statusPage.ts";
import { PRIVATE } from "#server/shopper/cookies.ts";
import { createPasswordCheck } from "./passwordCheck.ts";

// Status page of the owner, behind a password on every machine.

/** The page loads nothing and sends nothing; its links lead to WordPress. */
const POLICY = `default-src 'none'; style-src ${STATUS_STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
      return reply
        .code(401)
        .header("www-authenticate", 'Basic realm="status", charset="UTF-8"')
        .type("text/plain; charset=utf-8")
        .send("The status page requires a password.\n");
    }
    return reply
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(statusPage(read()));
  });
}
