import type { FastifyInstance } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import { PICTURE_HEADERS } from "#server/backend/pictures/pictureHeaders.ts";
import { isKnownTag } from "#server/rendering/responseBody.ts";
import { requestUrl } from "#server/kernel/requestUrl.ts";
import { t } from "#words/t.ts";

/** Serves the pictures of a backend that stores its own, at WordPress's usual path. */
export function registerUploads(app: FastifyInstance, backend: Backend): void {
  const { uploads } = backend;
  if (!uploads) return;
  app.get("/wp-content/uploads/*", async (request, reply) => {
    const response = await uploads(
      new Request(`http://uploads.internal${requestUrl(request.url).path}`),
    );
    if (!response) return reply.code(404).send({ errors: [{ message: t("error.noPicture") }] });
    reply.headers({ ...PICTURE_HEADERS, ...Object.fromEntries(response.headers) });
    const tag = response.headers.get("etag");
    if (tag !== null && isKnownTag(request.headers["if-none-match"], tag)) {
      return reply.code(304).send();
    }
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  });
}
