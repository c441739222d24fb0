import type { CompletePage } from "#relay/pageQuery.ts";

/** Adds the order that the session placed: the backend tells nobody of it, our server kept it. */
export const addOrder: CompletePage = async (data, _fetch, { supplied }) =>
  void Object.assign(data, { order: supplied?.order });
