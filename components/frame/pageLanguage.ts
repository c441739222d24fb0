import type { PageContext } from "vike/types";

// Language of the document, and the direction in which it is read.

/** TypeScript does not declare it yet. */
type LocaleWithText = Intl.Locale & { getTextInfo: () => { direction?: string } };

/** Returns a page's language, which stays for navigations in the browser. */
export const pageLanguage = ({ isClientSide, site }: PageContext): string =>
  isClientSide ? document.documentElement.lang : (site?.language ?? "en");

/** Returns the attributes of the document's element: the direction, if it is from right to left. */
export const directionAttributes = (pageContext: PageContext): Record<string, string> => {
  const locale = new Intl.Locale(pageLanguage(pageContext)) as LocaleWithText;
  const { direction } = locale.getTextInfo();
  return direction === "rtl" ? { dir: direction } : {};
};
