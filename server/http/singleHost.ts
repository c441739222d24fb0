import type { FastifyInstance } from "fastify";
import { sendError } from "./errorPages.ts";

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
