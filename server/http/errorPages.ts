import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localePath } from "#words/localePath.ts";
import { OverloadError } from "#server/limits/admission.ts";
import { randomUUID } from "node:crypto";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { escapeUTF8 } from "entities";
import { isRightToLeft, language } from "#words/language.ts";
import { t } from "#words/t.ts";
import { formFields } from "./formPosts.ts";

// Error responses, also of an overloaded server: plain pages for browsers, JSON for other clients.

/**
 * Texts of a plain page, its link in place of the one to the home page, and a form (HTML) that
 * repeats the request.
 */
type PlainText = {
  title: string;
  text: string;
  link?: { href: string; label: string };
  repeat?: string | undefined;
};

const CART_FORMS = "/cart/items";

/**
 * Returns a form (HTML) whose button repeats a post of a cart form that had no effect; undefined
 * for any other request. Other forms hold passwords and addresses, which no page may contain.
 */
function repeatForm(request: FastifyRequest): string | undefined {
  const { isForm, fields } = formFields(request);
  if (request.method !== "POST" || request.url !== CART_FORMS || !isForm) return undefined;
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`,
  );
  return `<form method="post" action="${localePath(CART_FORMS)}">${inputs.join("")}<button>${escapeUTF8(t("error.tryAgain"))}</button></form>`;
}

/** Returns the page's HTML: the last resort, and a response that costs nothing to make. */
function plainPage({ title, text, link, repeat = "" }: PlainText, reference?: string): string {
  const { href, label } = link ?? { href: localePath("/"), label: t("error.goHome") };
  const current = language();
  const direction = isRightToLeft(current) ? ' dir="rtl"' : "";
  const heading = escapeUTF8(title);
  return `<!doctype html><html lang="${current}"${direction}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${escapeUTF8(text)}</p>${repeat}${
    reference ? `<p>${escapeUTF8(t("error.reference", { reference }))}</p>` : ""
  }<p><a href="${href}">${escapeUTF8(label)}</a></p></html>`;
}

/** True if a request accepts HTML, as a browser's navigation does. */
const acceptsHtml = (request: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? "");

/** Returns the texts for a status. */
function textsFor(status: number): PlainText {
  if (status >= 500) return { title: t("error.title"), text: t("error.ours") };
  switch (status) {
    case 404:
      return { title: t("page.notFound"), text: t("error.notFound") };
    case 405:
      return { title: t("error.takesNoneTitle"), text: t("error.takesNone") };
    case 413:
      return { title: t("error.tooLongTitle"), text: t("error.tooLong") };
    case 415:
      return { title: t("error.formatTitle"), text: t("error.format") };
    case 429:
      return { title: t("error.tooQuickTitle"), text: t("error.tooQuick") };
    default:
      return { title: t("error.unreadableTitle"), text: t("error.unreadable") };
  }
}

/** Responds with an error in our own words; `reference` identifies it in the log. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  reference?: string,
): FastifyReply {
  const repeat = status === 429 ? repeatForm(request) : undefined;
  const given = textsFor(status);
  const texts = repeat ? { ...given, text: t("error.tooQuickRepeated"), repeat } : given;
  const again = reference && { link: { href: "", label: t("error.tryAgain") } };
  reply.code(status).header("cache-control", "no-store").header("vary", "Accept");
  return acceptsHtml(request)
    ? reply.type("text/html; charset=utf-8").send(plainPage({ ...texts, ...again }, reference))
    : reply.send({
        errors: [{ message: texts.text, ...(reference === undefined ? {} : { reference }) }],
      });
}

/**
 * Handles uncaught errors: server errors are logged, client errors are not.
 * @param errorPage renders server errors for a browser, in development only
 */
export function registerErrors(app: FastifyInstance, errorPage?: (error: unknown) => string): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OverloadError) return sendBusy(request, reply, error);
    const { statusCode } = error as { statusCode?: number };
    // A URL whose bytes are not UTF-8, from any decoder.
    const status = statusCode ?? (error instanceof URIError ? 400 : 500);
    if (status < 500) return sendError(request, reply, status);
    const reference = randomUUID();
    request.log.error({ err: error, reference }, "a request failed");
    if (errorPage && acceptsHtml(request)) {
      return reply.code(500).type("text/html; charset=utf-8").send(errorPage(error));
    }
    return sendError(request, reply, 500, reference);
  });

  // GET matches every URL: a request without a route has another method, or a missing build file.
  app.setNotFoundHandler((request, reply) =>
    request.method === "GET" || request.method === "HEAD"
      ? sendError(request, reply, 404)
      : sendError(request, reply.header("allow", "GET, HEAD"), 405),
  );
}

/** Returns the texts of the page for a request that was not admitted. */
function busyTexts(request: FastifyRequest): PlainText {
  const title = t("error.busyTitle");
  if (request.method === "GET" || request.method === "HEAD") {
    const link = { href: "", label: t("error.tryAgain") };
    return { title, text: t("error.busyView"), link };
  }
  const repeat = repeatForm(request);
  return { title, text: repeat ? t("error.busyRepeated") : t("error.busyPost"), repeat };
}

/** Returns the response to a program, in a form that each of our scripts reads. */
function busyData() {
  const message = t("error.busy");
  const order = { outcome: "failed", message, effectOfCall: "none" } satisfies CheckoutResponse;
  return { ...order, ok: false, status: 503, errors: [{ message }] };
}

/** Responds to a request that was not admitted: it must cost little. */
function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, retryAfterSeconds }: OverloadError,
): FastifyReply {
  reply
    .code(statusCode)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .header("vary", "Accept");
  return acceptsHtml(request)
    ? reply.type("text/html; charset=utf-8").send(plainPage(busyTexts(request)))
    : reply.type("application/json; charset=utf-8").send(busyData());
}
