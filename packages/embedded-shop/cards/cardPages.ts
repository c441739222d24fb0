import { readFileSync } from "node:fs";
import { escapeUTF8 } from "entities";
import { isSameText } from "#shop/session/isSameText.ts";
import type { Shop } from "#shop/shop.ts";
import { decideIntent, findIntent } from "./paymentIntents.ts";
import type { PaymentIntent } from "./paymentIntents.ts";
import { testCard } from "./testCards.ts";
import { catalogueOf, inLanguage, languages } from "../../../words/inLanguage.ts";
import { textOf, withMessages, withPlaces } from "../../../words/inScripts.ts";
import { isRightToLeft } from "../../../words/language.ts";
import { t } from "../../../words/t.ts";

// Double of a card provider's site: its script, its frames, and its route of payment intents.

/** Path of the double, on the storefront's origin. */
const CARD_PATH = "/demo-card/";

/** Returns the path of the script with which a page in a language shows the card fields. */
export const scriptPath = (language: string) =>
  `${CARD_PATH}${language === "en" ? "" : `${language}/`}stripe.js`;

/** Only pages of this origin frame the double's, which load nothing of another. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'";

const SCRIPT = { "content-type": "text/javascript; charset=utf-8" };
const PAGE = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };

/** Files by the end of their path, with their headers. */
const FILES = {
  "stripe.js": SCRIPT,
  "fields.js": SCRIPT,
  "bank.js": SCRIPT,
  "wallet.js": SCRIPT,
  "frame.js": SCRIPT,
  "frame.css": { "content-type": "text/css; charset=utf-8" },
  "fields.html": PAGE,
  "bank.html": PAGE,
  "wallet.html": PAGE,
};

const INTENT = /^intents\/(pi_\w+)$/;

/** Returns a file with the messages of a language: `t()` in a script, `%%bank.pay%%` in a page. */
function fileIn(language: string, name: string): string {
  const file = readFileSync(new URL(`pages/${name}`, import.meta.url), "utf8");
  const catalogue = catalogueOf(language);
  if (name.endsWith(".js")) return withMessages(withPlaces(file, true).code, catalogue, language);
  const direction = isRightToLeft(language) ? ' dir="rtl"' : "";
  return file
    .replace('<html lang="en"', `<html lang="${language}"${direction}`)
    .replaceAll(/%%([\w.]+)%%/g, (_, key: string) => escapeUTF8(textOf(catalogue, key)));
}

/**
 * Creates the request handler of the double. A payment intent is read and decided by whoever knows
 * its client secret, as at the provider.
 */
export function createCardPages(shop: Shop): (request: Request) => Promise<Response> {
  const files = new Map(Object.entries(FILES));
  return async (request) => {
    const path = new URL(request.url).pathname.slice(CARD_PATH.length);
    // Files have no prefix of a language, so that these have a folder for each other one.
    const language = languages.find((known) => path.startsWith(`${known}/`)) ?? "en";
    const name = language === "en" ? path : path.slice(language.length + 1);
    const [, id] = INTENT.exec(name) ?? [];
    if (request.method === "POST" && id !== undefined) {
      const form = new URLSearchParams(await request.text());
      return inLanguage(language, () => respondIntent(shop, id, form));
    }
    const headers = request.method === "GET" ? files.get(name) : undefined;
    if (!headers) return respondUnknown();
    return new Response(fileIn(language, name), { headers });
  };
}

/** Returns the response to a request for what is not there. */
function respondUnknown(): Response {
  const error = { type: "invalid_request_error", message: t("bank.intentUnknown") };
  return Response.json({ error }, { status: 404 });
}

/** Reads a payment intent, after its shopper's decision if the request has one. */
function respondIntent(shop: Shop, id: string, form: URLSearchParams): Response {
  const known = findIntent(shop, id);
  if (!known || !isSameText(form.get("client_secret") ?? "", known.clientSecret)) {
    return respondUnknown();
  }
  const decision = form.get("decision");
  const intent =
    decision === "confirm" || decision === "decline" ? decideIntent(shop, id, decision) : known;
  return Response.json(intentJson(intent));
}

/** Returns a payment intent as the provider's browser API has it. */
function intentJson({ id, status, amount, currency, message, paymentMethod }: PaymentIntent) {
  const isOnPage = testCard(paymentMethod).confirmedIn === "page";
  const isRefused = status === "requires_payment_method";
  return {
    id,
    object: "payment_intent",
    status,
    amount,
    currency,
    next_action:
      status === "requires_action"
        ? { type: isOnPage ? "redirect_to_url" : "use_stripe_sdk" }
        : null,
    last_payment_error: isRefused ? { type: "card_error", message } : null,
  };
}
