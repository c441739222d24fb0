import type { PageContext } from "vike/types";

// Header variant of a page: with the category nav, without it, or reduced for the checkout.

/** Header variant that a page sets: with the category nav, or only the link back to the cart. */
type Header = "categories" | "checkout";

declare global {
  namespace Vike {
    interface Config {
      /** Header of the page, and of every error page under its address. */
      header?: Header;
    }
  }
}

/**
 * Returns an address's header variant: that of its page, or else of the page whose path the address
 * begins with, as on an error page. Undefined is the full header without the category nav.
 */
export function headerAt({ config, globalContext, urlPathname }: PageContext): Header | undefined {
  if (config.header) return config.header;
  const page = Object.values(globalContext.pages).find((candidate) => {
    if ("isErrorPage" in candidate || !candidate.config.header) return false;
    const [path = ""] = String(candidate.route).split("@");
    return urlPathname.startsWith(path);
  });
  return page?.config.header;
}
