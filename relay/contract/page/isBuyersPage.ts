// Pages that a buyer needs, recognized by their URLs: terms, returns, contact and delivery.

const PAGE = /^\/[^/]+\/?$/;
const TERMS = /\b(terms|conditions|agb|cgv)\b/i;

// WooCommerce's own page is `/refund_returns/`, hence no word boundaries.
const RETURNS =
  /^\/(?:[^/]*[-_])?(returns?|refunds?|withdrawal|widerruf|retours?)(?:[-_][^/]*)?\/?$/i;
const CONTACT = /^\/(?:[^/]*[-_])?(contact(?:-us)?|kontakt)(?:[-_][^/]*)?\/?$/i;

/** True for the URL of a WordPress page about sending products back; false without a URL. */
export const isReturnsPage = (uri: string | null | undefined): boolean => RETURNS.test(uri ?? "");

/** True for the URL of a WordPress page about writing to the shop; false without a URL. */
export const isContactPage = (uri: string | null | undefined): boolean => CONTACT.test(uri ?? "");

/** True for the URL of a WordPress page that a buyer needs; false without a URL. */
export const isBuyersPage = (uri: string | null | undefined): boolean =>
  (PAGE.test(uri ?? "") && TERMS.test(uri ?? "")) || isReturnsPage(uri) || isContactPage(uri);

const DELIVERY = /\b(delivery|shipping|versand\w*|lieferung|livraison|dostaw\w*|wysylk\w*)\b/i;

/** True for the URL of a WordPress page about delivery, with its ways and prices. */
export const isDeliveryPage = (uri: string | null | undefined): boolean => DELIVERY.test(uri ?? "");
