import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { ResponseError } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";

// GraphQL client for the server's own documents, over the gateway.

/** Response to one of the server's documents: partial data and errors, as GraphQL returns them. */
export type ShopResponse<Data> = { data?: Data | null; errors?: readonly ResponseError[] };

/**
 * Returns the address of the gateway. WPGraphQL refuses sign-ins and tokens with a 4xx status and
 * GraphQL errors.
 */
export const gatewayAddress = (send: typeof fetch) => ({
  send,
  url: GATEWAY_URL,
  acceptsRefusals: true,
});

/**
 * Sends one of the server's own documents, which no browser may send: they are not in the operation
 * list. With a key, a mutation is carried out once. Rejects if the response is not GraphQL, or has the status of a server error.
 */
export async function requestShop<Operation extends OperationType>(
  send: typeof fetch,
  document: ConcreteRequest,
  variables: Operation["variables"],
  idempotencyKey = "",
): Promise<ShopResponse<Operation["response"]>> {
  return sendOperation(gatewayAddress(send), document.params, variables, { idempotencyKey });
}
