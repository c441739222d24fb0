import type { FastifyInstance, FastifyReply } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import type { Admission } from "#server/limits/admission.ts";
import { entityTag, isKnownTag } from "#server/rendering/responseBody.ts";
import { PICTURE_HEADERS } from "#server/backend/pictures/pictureHeaders.ts";
import { openPictureCache } from "#server/backend/pictures/pictureCache.ts";
import { PictureError } from "#server/backend/pictures/pictureError.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import { createPictures } from "#server/backend/pictures/convertedPictures.ts";
import { createSourceReader } from "#server/backend/pictures/pictureSources.ts";
import { acceptedFormats } from "#server/backend/pictures/acceptedFormats.ts";
import { tidyHourly } from "#server/store/diskLimit.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import { sendError } from "./errorPages.ts";
import { IMMUTABLE } from "./files.ts";

// Image resizing route, for responsive widths and modern formats.

/** Cache lifetime in seconds of a picture for which a smaller format is being made. */
const FOR_NOW = "public, max-age=60";
const RETRY_SECONDS = 2;

/**
 * Serves the shop's pictures in the widths and formats that browsers request, converted from those
 * of the backend and the listed origins. `folder` is the cache; undefined in development, where
 * sources change.
 */
export function registerPictures(
  app: FastifyInstance,
  options: {
    backend: Backend;
    access: Pick<BackendAccess, "picture">;
    rules: PictureRules;
    folder: string | undefined;
    disk: DiskSpace;
    admission: Pick<Admission, "afterSteps">;
  },
): void {
  const { backend, access, rules, folder, disk, admission } = options;
  const cache =
    folder === undefined ? undefined : openPictureCache(folder, { onError: disk.notice });
  const pictures = createPictures(createSourceReader(backend, rules, access), cache);
  app.addHook("onClose", async () => pictures.close());
  if (cache) tidyHourly(app, cache);

  const asPicture = async (_request: unknown, reply: FastifyReply, payload: unknown) => {
    reply.headers(PICTURE_HEADERS);
    return payload;
  };

  app.get("/img/*", { onSend: asPicture }, async (request, reply) => {
    const picture = rules.requestedPicture(request.url);
    if (!picture) return sendError(request, reply, 404);
    const shown = acceptedFormats(request.headers.accept);
    // A crowd that reloads pictures must not keep checkouts waiting.
    await admission.afterSteps();
    try {
      const { bytes, format, isFinal } = await pictures.get(picture, shown, request.ip);
      const tag = entityTag(bytes);
      reply.header("vary", "Accept").header("etag", tag);
      reply.header("cache-control", isFinal && cache ? IMMUTABLE : FOR_NOW);
      if (isKnownTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.type(`image/${format}`).send(bytes);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      request.log.info({ err: error }, "a picture could not be given");
      const { status, retryAfterSeconds = RETRY_SECONDS } = error;
      if (status === 503) reply.header("retry-after", retryAfterSeconds);
      return sendError(request, reply, status);
    }
  });
}
