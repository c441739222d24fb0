import type { OperationDescriptor, PayloadData } from "relay-runtime";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address } from "#relay/contract/sendOperation.ts";

// Not the environment's own way: that carries the session, and waits its turn.
const PUBLIC: Address = { url: "/graphql", send: (input, init) => fetch(input, init) };

/**
 * Asks what everybody is told, without a session and beside all else; undefined where some of it
 * failed. Rejects where there is no answer.
 */
export async function askPublicly({
  request,
}: OperationDescriptor): Promise<PayloadData | undefined> {
  const { data, errors } = await sendOperation(PUBLIC, request.node.params, request.variables);
  return data && !errors?.length ? data : undefined;
}
