/** True for the name of a public host; an address, or a name of an inner network, tells nobody a shop. */
const isPublic = (host: string): boolean =>
  /\.[a-z][a-z\d-]+$/.test(host) && !/\.(?:internal|local|localhost|lan|home|corp)$/.test(host);

/**
 * Defaults in which the demo shop differs: it has cart notices, which are opt-in over a merchant's
 * backend, and it alone is called Osier. Another shop has the name of its endpoint's public host
 * until its title is known (`nameShop`).
 * @param given the settings that are set
 */
export function shopDefaults(
  endpoint: string | undefined,
  given: NodeJS.ProcessEnv,
): { CART_NOTICES?: boolean; SITE_NAME?: string } {
  if (endpoint === undefined) return given["CART_NOTICES"] ? {} : { CART_NOTICES: true };
  if (given["SITE_NAME"]) return {};
  const host = new URL(endpoint).hostname.replace(/^www\./, "");
  return { SITE_NAME: isPublic(host) ? host : "The shop" };
}
