import type { FastifyInstance, FastifyRequest } from "fastify";

const MAX_FORM_BYTES = 32 * 1024;

/** Lets routes take plain form posts. */
export function registerFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a request, sent as a plain form or by script as JSON. */
export type FormFields =
  | { isForm: true; fields: Record<string, string> }
  | { isForm: false; fields: Record<string, unknown> };

/**
 * Reads a request's fields. Of several values of one name in a plain form the last counts: a submit
 * button's comes after the fields of its form.
 */
export function formFields({ body }: Pick<FastifyRequest, "body">): FormFields {
  if (body instanceof URLSearchParams) return { isForm: true, fields: Object.fromEntries(body) };
  const fields = typeof body === "object" && body !== null ? { ...body } : {};
  return { isForm: false, fields };
}

/** A form on another site must not be able to give our visitor another session. */
export function comesFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  return origin !== undefined && origin !== "null" && URL.parse(origin)?.host !== request.host;
}
