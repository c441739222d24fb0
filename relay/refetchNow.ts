import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, GraphQLTaggedNode } from "relay-runtime";
import type { CallMetadata } from "./network.ts";

/**
 * Fetches a query without variables and commits its response to the store; rejects as the network
 * does. Relay's `fetchQuery` joins a pending request for the same query, whose response may predate
 * the change that caused the refetch.
 */
export async function refetchNow(
  environment: Environment,
  query: GraphQLTaggedNode,
  metadata: CallMetadata = {},
): Promise<void> {
  const cacheConfig = { force: true, metadata };
  const operation = createOperationDescriptor(getRequest(query), {}, cacheConfig);
  await environment.execute({ operation }).toPromise();
}
