import { plainText } from "#relay/contract/text/plainText.ts";

// Tagline of the shop's WordPress site, for the front page.

/** Tagline of a site that nobody has changed. */
const UNCHANGED = /^just another .*site$/i;

/** Returns the tagline of the shop's WordPress, unless it is empty or WordPress's own. */
export function taglineOf(
  settings: { readonly description?: string | null | undefined } | null | undefined,
): string | undefined {
  const text = plainText(settings?.description).trim();
  return text === "" || UNCHANGED.test(text) ? undefined : text;
}
