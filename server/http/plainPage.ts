import type { FastifyRequest } from "fastify";
import { escapeUTF8 } from "entities";
import { formFields } from "./formPosts.ts";

// Plain HTML page without the shop's design, for errors and overload.

/**
 * Texts of a plain page, its link in place of the one to the home page, and a form (HTML) that
 * repeats the request.
 */
export type PlainText = {
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
export function repeatForm(request: FastifyRequest): string | undefined {
  const { isForm, fields } = formFields(request);
  if (request.method !== "POST" || request.url !== CART_FORMS || !isForm) return undefined;
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`,
  );
  return `<form method="post" action="${CART_FORMS}">${inputs.join("")}<button>Try again</button></form>`;
}

/** Returns the page's HTML: the last resort, and a response that costs nothing to make. */
export const plainPage = (
  { title, text, link = HOME, repeat = "" }: PlainText,
  reference?: string,
): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${repeat}${
    reference ? `<p>Reference: ${reference}</p>` : ""
  }<p><a href="${link.href}">${link.label}</a></p></html>`;

/** True if a request accepts HTML, as a browser's navigation does. */
export const acceptsHtml = (request: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? "");
