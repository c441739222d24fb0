// Pages that a buyer needs, recognized by their URLs: terms, returns, contact and delivery.

const PAGE = /^\/[^/]+\/?$/;
const TERMS = /\b(terms|conditions|agb|cgv)\b/i;

// WooCommerce's own page is `/refund_returns/`, hence no word boundaries.
const RETURNS_OR_CONTACT =
  /^\/(?:[^/]*[-_])?(returns?|refunds?|withdrawal|widerruf|retours?|contact(?:-us)?|kontakt)(?:[-_][^/]*)?\/?$/i;

/** True for the URL of a WordPress page that a buyer needs; false without a URL. */
export const isBuyersPage = (uri: string | null | undefined): boolean =>
  (PAGE.test(uri ?? "") && TERMS.test(uri ?? "")) || RETURNS_OR_CONTACT.test(uri ?? "");

const DELIVERY = /\b(delivery|shipping|versand\w*|lieferung|livraison|dostaw\w*|wysylk\w*)\b/i;

/** True for the URL of a WordPress page about delivery, with its ways and prices. */
export const isDeliveryPage = (uri: string | null | undefined): boolean => DELIVERY.test(uri ?? "");
