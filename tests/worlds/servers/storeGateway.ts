import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { openBackendAccess } from "#server/backend/line/backendAccess.ts";
import { openGateway } from "#server/backend/sessions/shopGateway.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";

// The gateway over a backend with a Store API, and its session lock after a change of the session.

const CHANGE =
  "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { databaseId } } }";

/** Opens the gateway to a backend, without pictures. */
export function gatewayOver(backend: Backend, timeoutMs = 20_000): ShopGateway {
  const rules = { srcSetOf: () => undefined } as Partial<PictureRules> as PictureRules;
  const access = openBackendAccess(backend, { connections: 8, timeoutMs });
  return openGateway(backend, rules, { access });
}

/** Runs work in a session's lock, after a change whose response has a cart token. */
export const afterChange = <Result>(
  gateway: ShopGateway,
  session: ShopSession,
  work: (send: typeof fetch) => Promise<Result>,
): Promise<Result> =>
  gateway.withSessionLock(session, async (send) => {
    const body = JSON.stringify({ query: CHANGE, variables: { input: {} } });
    await send(GATEWAY_URL, {
      method: "POST",
      body,
      headers: session.session ? { "woocommerce-session": session.session } : {},
    });
    return work(send);
  });
