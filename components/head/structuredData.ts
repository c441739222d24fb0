import type { JsonLdNode } from "#relay/headTags.ts";

/**
 * Serializes structured data (JSON-LD) for a script element. `<` is escaped: no product text can
 * close the element.
 */
export const structuredData = (jsonLd: readonly JsonLdNode[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": jsonLd }).replaceAll("<", "\\u003c");
