const TERMS = /^\/[^/]*\b(terms|conditions|agb|cgv)\b[^/]*\/?$/i;

/** Whether a page of WordPress's is what a shopper agrees to, as its address says. */
export const isTermsPage = (uri: string | null | undefined): boolean => TERMS.test(uri ?? "");
