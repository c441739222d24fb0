// Check of WordPress's links to its checkout, which lead to its home page if they are not set up.

/** Time for WordPress to respond, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Returns false for a link that leads to the home page; the link stays valid. */
export type LinkCheck = (address: string) => Promise<boolean>;

/**
 * True if a redirect leads to the home page of the WordPress of a link: the nonce's name is not
 * saved in its settings, or the link is an old one.
 */
export function leadsHome(link: string, location: string | null): boolean {
  const target = location === null ? null : URL.parse(location, link);
  const home = new URL(".", link);
  return target !== null && `${target.pathname}/`.replace(/(?<!\/)\/+$/, "/") === home.pathname;
}

/**
 * Creates the check. Once a link has worked, further ones are not followed: each of a customer's is a
 * sign-in of its own. A WordPress that does not respond is left to the shopper's browser.
 */
export function createLinkCheck(request: typeof fetch = fetch): LinkCheck {
  let hasWorked = false;
  return async (address) => {
    // One of our own origin is the embedded shop's.
    if (hasWorked || address.startsWith("/")) return true;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await request(address, { redirect: "manual", signal });
      await response.body?.cancel();
      if (leadsHome(address, response.headers.get("location"))) return false;
      // A server in front of WordPress may have refused its headers: that says nothing about links.
      hasWorked = response.status < 500;
    } catch {
      // The shopper's browser may reach it.
    }
    return true;
  };
}
