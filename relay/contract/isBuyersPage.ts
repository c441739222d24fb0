import { isTermsPage } from "./isTermsPage.ts";

// WooCommerce's own page is `/refund_returns/`, hence no word boundaries.
const RETURNS_OR_CONTACT =
  /^\/(?:[^/]*[-_])?(returns?|refunds?|withdrawal|widerruf|retours?|contact(?:-us)?|kontakt)(?:[-_][^/]*)?\/?$/i;

/** True if a WordPress page is one that a buyer needs: terms, returns or contact, by its URL. */
export const isBuyersPage = (uri: string | null | undefined): boolean =>
  isTermsPage(uri) || RETURNS_OR_CONTACT.test(uri ?? "");
