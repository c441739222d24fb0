import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { OverloadError } from "#server/limits/admission.ts";
import { randomUUID } from "node:crypto";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { escapeUTF8 } from "entities";
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

const HOME = { href: "/", label: "To the front of the shop" };

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
  return `<form method="post" action="${CART_FORMS}">${inputs.join("")}<button>Try again</button></form>`;
}

/** Returns the page's HTML: the last resort, and a response that costs nothing to make. */
const plainPage = (
  { title, text, link = HOME, repeat = "" }: PlainText,
  reference?: string,
): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${repeat}${
    reference ? `<p>Reference: ${reference}</p>` : ""
  }<p><a href="${link.href}">${link.label}</a></p></html>`;

/** True if a request accepts HTML, as a browser's navigation does. */
const acceptsHtml = (request: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? "");

const OURS: PlainText = {
  title: "Something went wrong",
  text: "Something broke on our side. Try again in a moment.",
};
const UNREADABLE: PlainText = {
  title: "We can’t read that request",
  text: "The address, or the data sent to it, is wrong. Check the link, then try again.",
};
const textsFor: Partial<Record<number, PlainText>> = {
  404: { title: "Page not found", text: "There is nothing at this address." },
  405: {
    title: "You can’t send that here",
    text: "This address takes no forms or data. Go back and try again.",
  },
  413: {
    title: "That is too long",
    text: "You sent more than we can take. Shorten it, then try again.",
  },
  415: {
    title: "We can’t read that format",
    text: "This address doesn’t take this kind of data. Go back and try again.",
  },
  429: {
    title: "That was quick",
    text: "We can’t take any more just now. Wait a moment, then go back and try again.",
  },
};
/** Text for a cart form beyond its rate limit, whose page repeats it. */
const QUICK_CART_FORM =
  "We can’t take any more just now, so nothing was changed. Wait a moment, then try again.";

/** Responds with an error in our own words; `reference` identifies it in the log. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  reference?: string,
): FastifyReply {
  const repeat = status === 429 ? repeatForm(request) : undefined;
  const given = status >= 500 ? OURS : (textsFor[status] ?? UNREADABLE);
  const texts = repeat ? { ...given, text: QUICK_CART_FORM, repeat } : given;
  const again = reference && { link: { href: "", label: "Try again" } };
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

const TITLE = "The shop is very busy";
const BUSY = "More people are here than we can serve at this moment.";

const viewed = plainPage({
  title: TITLE,
  text: `${BUSY} Your cart is safe. Wait a few seconds, then try again.`,
  link: { href: "", label: "Try again" },
});

const posted = plainPage({
  title: TITLE,
  text: `${BUSY} Nothing was sent or changed. Go back, wait a few seconds, then try again.`,
});

const repeated = (repeat: string) =>
  plainPage({
    title: TITLE,
    text: `${BUSY} Nothing was sent or changed. Wait a few seconds, then try again.`,
    repeat,
  });

const message = "The shop is very busy, and nothing was changed. Try again in a few seconds.";

/** Response to a program, in a form that each of our scripts reads. */
const data = JSON.stringify({
  ...({ outcome: "failed", message, effectOfCall: "none" } satisfies CheckoutResponse),
  ok: false,
  status: 503,
  errors: [{ message }],
});

/**
 * Responds to a request that was not admitted. The texts are made once, but for the fields of a
 * cart form: it must cost little.
 */
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
  if (!acceptsHtml(request)) return reply.type("application/json; charset=utf-8").send(data);
  const isView = request.method === "GET" || request.method === "HEAD";
  const repeat = repeatForm(request);
  const page = isView ? viewed : repeat ? repeated(repeat) : posted;
  return reply.type("text/html; charset=utf-8").send(page);
}
