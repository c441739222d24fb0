import type { FastifyInstance } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import { inlineSource } from "#server/rendering/inlineSource.ts";
import { isCrossSite } from "./formPosts.ts";

const STYLE = /<style>([^<]*)<\/style>/;

/** Registers the embedded backend's own payment page, for trying redirect gateways. */
export function registerPayPage(app: FastifyInstance, { pay }: Pick<Backend, "pay">): void {
  if (!pay) return;
  app.route({
    method: ["GET", "POST"],
    url: "/embedded-pay/:key",
    async handler(request, reply) {
      const { method, url, body } = request;
      if (method === "POST" && isCrossSite(request)) return reply.code(403).send();
      const response = await pay(
        new Request(`http://pay.internal${url}`, {
          method,
          ...(body instanceof URLSearchParams && { body: body.toString() }),
        }),
      );
      reply.headers(Object.fromEntries(response.headers));
      const html = await response.text();
      const [, style] = STYLE.exec(html) ?? [];
      if (style !== undefined) reply.styleSource = inlineSource(style);
      return reply.code(response.status).send(html);
    },
  });
}
