import type { OperationDescriptor, PayloadData } from "relay-runtime";
import { GATEWAY_PATH, sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address } from "#relay/contract/sendOperation.ts";
import { timedFetch } from "#relay/serverClock.ts";
import { localePath } from "#words/localePath.ts";

// GraphQL requests without a session, for public data such as price and stock.

// Not the environment's network: that carries the session and waits for its lock.
const publicAddress = (): Address => ({ url: localePath(GATEWAY_PATH), send: timedFetch });

/**
 * Fetches public data, without a session and parallel to other requests; undefined if any part of
 * it failed. Rejects without a response.
 */
export async function fetchAnonymous({
  request,
}: OperationDescriptor): Promise<PayloadData | undefined> {
  const { data, errors } = await sendOperation(
    publicAddress(),
    request.node.params,
    request.variables,
  );
  return data && !errors?.length ? data : undefined;
}
