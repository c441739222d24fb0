import type { PageContext } from "vike/types";
import { withoutLocale } from "#words/localePath.ts";

/**
 * Returns the address by which Vike routes a page below a language's prefix: the one without it,
 * which is then also that of `urlPathname` and `urlParsed`; undefined for an address without prefix.
 */
export function logicalAddress({ urlParsed }: Pick<PageContext, "urlParsed">) {
  const { href } = urlParsed;
  const urlLogical = withoutLocale(href);
  return urlLogical === href ? undefined : { pageContext: { urlLogical } };
}
