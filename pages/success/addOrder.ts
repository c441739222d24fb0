import type { CompletePage } from "#relay/pageContext.ts";

/** Adds the order, which our server has found for the owner or by its link. */
export const addOrder: CompletePage = async (data, _fetch, { supplied }) =>
  void Object.assign(data, { order: supplied?.order });
