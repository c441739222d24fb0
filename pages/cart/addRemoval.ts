import type { CompletePage } from "#relay/pageQuery.ts";

/** Adds the lines that the shopper's last cart form removed to the page's data. */
export const addRemoval: CompletePage = async (data, _fetch, { supplied }) => {
  if (supplied?.removal) Object.assign(data, { removal: supplied.removal });
};
