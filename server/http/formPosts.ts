import type { FastifyInstance, FastifyRequest } from "fastify";
import { requestSite } from "./requestSite.ts";
import type { SentFrom } from "./requestSite.ts";

// Form posts: their fields, and the check that they come from our own pages.

const MAX_FORM_BYTES = 32 * 1024;

/** Registers the parser of plain form posts. */
export function registerFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Fields of a form post, plain or JSON. */
export type FormFields =
  | { isForm: true; fields: Record<string, string> }
  | { isForm: false; fields: Record<string, unknown> };

/**
 * Reads a request's fields. Of several values of one name the last counts: the submit button's
 * comes after the form's fields.
 */
export function formFields({ body }: Pick<FastifyRequest, "body">): FormFields {
  if (body instanceof URLSearchParams) return { isForm: true, fields: Object.fromEntries(body) };
  const fields = typeof body === "object" && body !== null ? { ...body } : {};
  return { isForm: false, fields };
}

/**
 * True for a form post that is not certainly from one of our own pages: it must not change our
 * visitor's session.
 */
export const isCrossSite = (request: SentFrom): boolean => requestSite(request) !== "own";
