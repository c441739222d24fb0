import type { CompletePage } from "#relay/pageContext.ts";

/** Adds the payment to confirm, which only our server knows. */
export const complete: CompletePage = async (data, _fetch, { supplied }) =>
  void Object.assign(data, { confirmation: supplied?.confirmation });
