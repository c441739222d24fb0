import type { CompletePage } from "#relay/pageContext.ts";

/**
 * Adds the lines that the shopper's last cart form removed to the page's data, and those of a
 * refused session, whose cart is null.
 */
export const addRemoval: CompletePage = async (data, _fetch, { supplied }) => {
  if (supplied?.removal) Object.assign(data, { removal: supplied.removal });
  const expired = "cart" in data && data.cart === null ? supplied?.expiredCart?.() : undefined;
  if (expired) Object.assign(data, { expired });
};
