import type { JsonLdThing } from "#relay/headFacts.ts";

/**
 * Things as the text of one script element of structured data. No text of a product can end the
 * element: it holds no `<`.
 */
export const structuredData = (things: readonly JsonLdThing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
