import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Backend } from "#server/backend.ts";
import type { Admission } from "#server/limits/admission.ts";
import { compressResponse } from "./compressResponse.ts";
import { copyHeaders, publicRoutes } from "./publicRoutes.ts";

/** Body limit: a thousand records per request; search-only requests are much smaller. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Matches a shopper's search; all other requests need the admin key. */
const QUERY = /\/quer(?:y|ies)(?:\?|$)/;

/**
 * Registers the embedded search at the URLs that its protocol's clients use.
 * @param onSearch observes each search of a shopper, for metrics
 */
export function registerSearch(
  app: FastifyInstance,
  { search }: Pick<Backend, "search">,
  admission: Admission,
  onSearch: (search: { tookMs: number; isAnswered: boolean }) => void = () => {},
): void {
  if (!search) return;

  /** Responds to a shopper's search, once it is admitted. */
  const query = (asked: Request): Promise<Response> =>
    admission.run("listings", async () => {
      const since = performance.now();
      let isAnswered = false;
      try {
        const response = await search(asked);
        isAnswered = response.status < 500;
        return response;
      } finally {
        onSearch({ tookMs: performance.now() - since, isAnswered });
      }
    });

  void app.register((scope, _options, done) => {
    // Bodies are passed on unparsed: compressed, and with any content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, parsed) => parsed(null, body));
    publicRoutes(scope).route({
      method: ["GET", "POST", "PUT", "DELETE", "OPTIONS"],
      url: "/1/*",
      exposeHeadRoute: false,
      bodyLimit: MAX_BYTES,
      onSend: compressResponse,
      async handler(request, reply) {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (typeof value === "string") headers.set(name, value);
        }
        const { body, method } = request;
        const asked = new Request(`http://search.internal${request.url}`, {
          method,
          headers,
          ...(body instanceof Readable
            ? { body: Readable.toWeb(body) as ReadableStream, duplex: "half" }
            : {}),
        });
        const response = await (QUERY.test(request.url) ? query(asked) : search(asked));
        copyHeaders(reply, response.headers);
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
      },
    });
    done();
  });
}
