import type { CompletePage } from "#relay/pageContext.ts";

/** Adds the session's order: the backend shows it to nobody, our server has stored it. */
export const addOrder: CompletePage = async (data, _fetch, { supplied }) =>
  void Object.assign(data, { order: supplied?.order });
