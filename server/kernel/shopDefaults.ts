/**
 * Defaults in which the demo shop differs: it has cart notices, which are opt-in over a merchant's
 * backend, and it alone is called Osier. Another shop has the name of its endpoint's host until its
 * title is known (`nameShop`).
 * @param given the settings that are set
 */
export function shopDefaults(
  endpoint: string | undefined,
  given: NodeJS.ProcessEnv,
): { CART_NOTICES?: boolean; SITE_NAME?: string } {
  if (endpoint === undefined) return given["CART_NOTICES"] ? {} : { CART_NOTICES: true };
  return given["SITE_NAME"] ? {} : { SITE_NAME: new URL(endpoint).hostname.replace(/^www\./, "") };
}
