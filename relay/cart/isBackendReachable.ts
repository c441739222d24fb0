import { getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { readOptions } from "./intentAttempt.ts";
import { cartQuery } from "./useCart.ts";

/**
 * True if the backend responds to a cart query. Called for a shopper without a session, whose cart
 * is known to be empty, so nothing displays the response: it only keeps an outage from using up the
 * attempts of a change.
 */
export async function isBackendReachable(environment: Environment): Promise<boolean> {
  const cacheConfig = { force: true, metadata: readOptions };
  const { params } = getRequest(cartQuery);
  try {
    await environment.getNetwork().execute(params, {}, cacheConfig).toPromise();
    return true;
  } catch {
    return false;
  }
}
