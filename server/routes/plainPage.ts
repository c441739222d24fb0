import type { PublicRequest } from "./publicRoutes.ts";

// Plain HTML page without the shop's design, for errors and overload.

/** Texts of a plain page, and its link in place of the one to the home page. */
export type PlainText = { title: string; text: string; link?: { href: string; label: string } };

const HOME = { href: "/", label: "To the front of the shop" };

/** Returns the page's HTML: the last resort, and a response that costs nothing to make. */
export const plainPage = ({ title, text, link = HOME }: PlainText, reference?: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${
    reference ? `<p>Reference: ${reference}</p>` : ""
  }<p><a href="${link.href}">${link.label}</a></p></html>`;

/** True if a request accepts HTML, as a browser's navigation does. */
export const acceptsHtml = (request: PublicRequest): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? "");
