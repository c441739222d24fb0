import type { FastifyInstance, FastifyRequest } from "fastify";

const MAX_FORM_BYTES = 32 * 1024;

/** Lets routes take plain form posts, whose body is then the text as it was sent. */
export function registerFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/** A form on another site must not be able to give our visitor another session. */
export function comesFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  return origin !== undefined && origin !== "null" && URL.parse(origin)?.host !== request.host;
}
