import type { PublicRequest } from "./publicRoutes.ts";

/** Texts of a plain page, and its link in place of the one to the home page. */
export type PlainText = { title: string; text: string; link?: { href: string; label: string } };

const HOME = { href: "/", label: "To the front of the shop" };

/** Page without the shop's design: the last resort, and a response that costs nothing to make. */
export const plainPage = ({ title, text, link = HOME }: PlainText, reference?: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${
    reference ? `<p>Reference: ${reference}</p>` : ""
  }<p><a href="${link.href}">${link.label}</a></p></html>`;

export const acceptsHtml = (request: PublicRequest): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? "");
