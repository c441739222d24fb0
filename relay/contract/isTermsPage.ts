const PAGE = /^\/[^/]+\/?$/;
const TERMS = /\b(terms|conditions|agb|cgv)\b/i;

/** True if a WordPress page holds the shop's terms, judging by its URL. */
export const isTermsPage = (uri: string | null | undefined): boolean =>
  PAGE.test(uri ?? "") && TERMS.test(uri ?? "");
