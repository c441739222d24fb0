import type { FastifyInstance } from "fastify";

const PRIVATE = /\b(?:private|no-store)\b/;

/**
 * Second line behind the types of public routes: removes cookies from a response that a cache may
 * store, and logs it. It refuses a `Response`, whose headers Fastify adds after all hooks. Must be
 * called after the cookies are registered, whose hook writes them.
 */
export function forbidPublicCookies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (payload instanceof Response) {
      return done(new Error("A route sent a Response: copy its headers."));
    }
    const isPrivate = () => PRIVATE.test(String(reply.getHeader("cache-control")));
    if (reply.hasHeader("set-cookie") && !isPrivate()) {
      reply.removeHeader("set-cookie");
      const { url: route } = request.routeOptions;
      request.log.error({ route }, "a public response had a cookie, which was removed");
    }
    done(null, payload);
  });
}
