import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, GraphQLTaggedNode } from "relay-runtime";
import type { CallMetadata } from "./network.ts";

/**
 * Asks a query without variables now, and puts its answer into the store; rejects as the network
 * does. Relay's `fetchQuery` joins a call of the same query that is under way, whose answer may be
 * of before the change that is being asked about.
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
