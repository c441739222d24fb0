import type { SharedStore } from "#server/store/sharedStore.ts";

// Record of accepted webhooks, in the store that several servers share.

/** Time for which deliveries are remembered, in milliseconds. */
export const REMEMBERED_MS = 24 * 3_600_000;

/** Remembers a delivery by its key; resolves to false if it has come before. */
export type ClaimDelivery = (key: string) => Promise<boolean>;

/**
 * Recognizes webhooks that have come to any of several servers. While the store is down a delivery
 * counts as new: a change that is noted twice does no harm.
 */
export const sharedDeliveries =
  ({ run }: Pick<SharedStore, "run">): ClaimDelivery =>
  async (key) => {
    const expiration = { type: "PX", value: REMEMBERED_MS } as const;
    const name = `delivery:${key}`;
    const claim = run((client) => client.set(name, "1", { condition: "NX", expiration }));
    return claim.then(
      (claimed) => claimed !== null,
      () => true,
    );
  };
