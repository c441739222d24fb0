import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import type { Monitoring } from "#server/observe/openMonitoring.ts";
import { compressResponse } from "./compressResponse.ts";

// Search routes: Algolia's protocol at `/1/*`, over the embedded search.

/** Body limits: of a thousand records, and of a shopper's searches. */
const MAX_BYTES = { admin: 32 * 1024 * 1024, search: 256 * 1024 };

/** Matches the URLs of searches and of records read by their ids, posted or in the URL itself. */
const POSTED = /\/(?:quer(?:y|ies)|objects)(?:\?|$)/;
const IN_URL = /^\/1\/indexes\/[^/?]+(?:\?|$)/;

/** True for a shopper's search; all other requests need the admin key, or read one record. */
const isSearch = ({ method, url }: FastifyRequest) =>
  POSTED.test(url) || (method === "GET" && IN_URL.test(url));

const refusal = (statusCode: number, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { statusCode });

/** Reads a search's body; rejects if it is too large, or does not arrive. */
async function readBody(body: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the stream would close the connection before the response.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).byteLength;
      if (size > MAX_BYTES.search) break;
    }
  } catch (cause) {
    throw refusal(400, "the body did not arrive", cause);
  }
  if (size > MAX_BYTES.search) throw refusal(413, "the search is too large");
  return Buffer.concat(chunks);
}

/** Responds to a client beyond its rate limit, in the protocol's form; clients wait and retry. */
const refuse = (reply: FastifyReply, message: string, retryAfterSeconds: number) =>
  reply
    .code(429)
    .header("retry-after", retryAfterSeconds)
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "Retry-After")
    .header("cache-control", "no-store")
    .send({ message, status: 429 });

/** Registers the routes at the URLs that the protocol's clients use. */
export function registerSearch(
  app: FastifyInstance,
  { search }: Pick<Backend, "search">,
  {
    admission,
    limits,
    monitoring,
  }: {
    admission: Admission;
    limits: OperationRateLimits;
    monitoring?: Pick<Monitoring, "observeSearch">;
  },
): void {
  if (!search) return;

  /** Responds to a shopper's search, once it is admitted. */
  const query = (request: Request, address: string): Promise<Response> =>
    admission.run({ class: "listings", address }, async () => {
      const since = performance.now();
      let isAnswered = false;
      try {
        const response = await search(request);
        isAnswered = response.status < 500;
        return response;
      } finally {
        const tookMs = performance.now() - since;
        monitoring?.observeSearch("browser", { tookMs, isAnswered });
      }
    });

  void app.register((scope, _options, done) => {
    // Bodies are passed on unparsed: compressed, and with any content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: ["GET", "POST", "PUT", "DELETE", "OPTIONS"],
      url: "/1/*",
      exposeHeadRoute: false,
      bodyLimit: MAX_BYTES.admin,
      onSend: compressResponse,
      async handler(request, reply) {
        const sender = { address: request.ip, session: undefined };
        const { isAllowed, retryAfterSeconds } = await limits.take("searches", sender);
        if (!isAllowed) return refuse(reply, "Too many requests", retryAfterSeconds);
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (typeof value === "string") headers.set(name, value);
        }
        const { body, method, url } = request;
        const forwarded = (content?: Uint8Array<ArrayBuffer> | ReadableStream) =>
          new Request(`http://search.internal${url}`, {
            method,
            headers,
            ...(content && { body: content, duplex: "half" }),
          });
        const sent = body instanceof Readable ? body : undefined;
        // Read before the search is admitted: a client that sends it slowly takes no place.
        const response = await (isSearch(request)
          ? query(forwarded(sent && (await readBody(sent))), request.ip)
          : search(forwarded(sent && (Readable.toWeb(sent) as ReadableStream))));
        reply.headers(Object.fromEntries(response.headers));
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
      },
    });
    done();
  });
}
