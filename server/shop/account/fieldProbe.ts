import { cachedFetch } from "#server/kernel/fetchOnce.ts";
import type { ShopResponse } from "#server/backend/line/requestShop.ts";

// Feature detection for optional fields of the backend's GraphQL schema.

/** Time for which a probe's result counts, in milliseconds. */
const PROBED_FOR_MS = 600_000;

/**
 * Creates a cached probe for an optional part of the backend.
 * @param request sends a document that a backend without that part rejects
 * @returns true if the backend accepted it; the result counts for ten minutes
 */
export function createFieldProbe(
  request: () => Promise<Pick<ShopResponse<unknown>, "errors">>,
  now: () => number,
): () => Promise<boolean> {
  const probe = async () => {
    const { errors = [] } = await request();
    return errors.length === 0;
  };
  return cachedFetch({ ttl: PROBED_FOR_MS, now }, () => probe().catch(() => false));
}
