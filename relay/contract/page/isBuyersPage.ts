// Pages in the checkout's footer: terms, returns and contact, recognized by their URLs.

const PAGE = /^\/[^/]+\/?$/;
const TERMS = /\b(terms|conditions|agb|cgv)\b/i;

// WooCommerce's own page is `/refund_returns/`, hence no word boundaries.
const RETURNS_OR_CONTACT =
  /^\/(?:[^/]*[-_])?(returns?|refunds?|withdrawal|widerruf|retours?|contact(?:-us)?|kontakt)(?:[-_][^/]*)?\/?$/i;

/** True for the URL of a WordPress page that a buyer needs; false without a URL. */
export const isBuyersPage = (uri: string | null | undefined): boolean =>
  (PAGE.test(uri ?? "") && TERMS.test(uri ?? "")) || RETURNS_OR_CONTACT.test(uri ?? "");
