import { createElement as h } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { decodeHTML } from "entities";
import { formatAmount } from "#shop/money/format.ts";
import type { Shop } from "#shop/shop.ts";
import { formNonce, NONCE_FIELD } from "./visit.ts";
import type { Visit } from "./visit.ts";
import { isRightToLeft, language } from "../../../words/language.ts";
import { localePath } from "../../../words/localePath.ts";
import { t } from "../../../words/t.ts";

// Plain HTML of WordPress's own pages: no style, no script, everything escaped by React.

/** Headers of a page; the policy forbids scripts, and another site's frames and forms. */
const HEADERS = {
  "content-type": "text/html; charset=UTF-8",
  "cache-control": "no-cache, must-revalidate, max-age=0, no-store, private",
  "content-security-policy":
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Addresses of these pages contain order keys; without any referrer, forms had no origin either.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** Responds with a page. */
export function respondPage(
  { shop }: Visit,
  title: string,
  content: readonly ReactNode[],
  status = 200,
): Response {
  const { settings, wordpressUrl } = shop;
  const link = (path: string, text: string) =>
    h("li", null, h("a", { href: localePath(`${wordpressUrl}${path}`) }, text));
  const html = h(
    "html",
    { lang: language(), ...(isRightToLeft(language()) && { dir: "rtl" }) },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("title", null, `${title} – ${settings.name}`),
    ),
    h(
      "body",
      null,
      h("p", null, t("backend.siteName", { name: settings.name })),
      h(
        "ul",
        null,
        link("/cart/", t("backend.cart")),
        link("/checkout/", t("backend.checkout")),
        link("/my-account/", t("backend.account")),
        wordpressUrl.startsWith("/") &&
          h("li", null, h("a", { href: localePath("/") }, t("backend.storefront"))),
      ),
      h("main", null, h("h1", null, title), ...content),
    ),
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(html)}`, { status, headers: HEADERS });
}

/** A paragraph. */
export const paragraph = (...content: ReactNode[]) => h("p", null, ...content);

/** Messages about a rejected form, as a list for screen readers too. */
export const notices = (messages: readonly string[]) =>
  messages.length > 0 &&
  h(
    "ul",
    { role: "alert" },
    messages.map((message) => h("li", { key: message }, plainText(message))),
  );

/** A form that posts to its own page, with the nonce of its action. */
export const postForm = (visit: Visit, action: string, ...content: ReactNode[]) => {
  // A nonce belongs to a session, which the browser gets with the form.
  visit.session.start();
  return h(
    "form",
    { method: "post" },
    h("input", { type: "hidden", name: NONCE_FIELD, value: formNonce(visit, action) }),
    ...content,
  );
};

/** A labeled text field. */
export const field = (
  name: string,
  label: string,
  { value = "", ...more }: { value?: string; type?: string; autoComplete?: string } = {},
) => paragraph(h("label", null, label, " ", h("input", { name, defaultValue: value, ...more })));

/** Radio buttons of a group, of which one is checked. */
export const choice = (
  name: string,
  legend: string,
  options: readonly { value: string; label: string }[],
  checked: string | undefined,
) =>
  h(
    "fieldset",
    null,
    h("legend", null, legend),
    options.map(({ value, label }) =>
      h(
        "p",
        { key: value },
        h(
          "label",
          null,
          h("input", { type: "radio", name, value, defaultChecked: value === checked }),
          " ",
          label,
        ),
      ),
    ),
  );

/** A table of names and amounts. */
export const amounts = (caption: string, rows: readonly (readonly [string, string])[]) =>
  h(
    "table",
    null,
    h("caption", null, caption),
    h(
      "tbody",
      null,
      rows.map(([name, amount], at) =>
        h("tr", { key: at }, h("th", { scope: "row" }, name), h("td", null, amount)),
      ),
    ),
  );

/** Formats an amount in minor units as text. */
export const amountText = ({ settings }: Shop, minor: number): string =>
  plainText(formatAmount(minor, settings.currency));

/** Converts a message or name of WooCommerce, which may contain HTML, to text. */
export const plainText = (html: string): string => decodeHTML(html.replaceAll(/<[^<>]*>/g, ""));

/** Responds to an unknown address. */
export const notFoundPage = (visit: Visit): Response =>
  respondPage(visit, t("backend.notFound"), [paragraph(t("backend.notFoundNote"))], 404);
