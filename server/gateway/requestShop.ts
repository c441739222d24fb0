import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { AnswerError } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { GATEWAY_URL } from "./gatewayUrl.ts";

/** The response to one of the server's documents: partial data and errors, as GraphQL gives them. */
export type ShopResponse<Data> = { data?: Data | null; errors?: readonly AnswerError[] };

/**
 * Sends one of the server's own documents, which no browser may send: they are not in the operation
 * list. Rejects where the backend gives no GraphQL response, or one with a server error's status.
 */
export async function requestShop<Operation extends OperationType>(
  send: typeof fetch,
  document: ConcreteRequest,
  variables: Operation["variables"],
): Promise<ShopResponse<Operation["response"]>> {
  // WPGraphQL words its refusals with a status of 4xx: of a login, of a token.
  const address = { send, url: GATEWAY_URL, acceptsRefusals: true };
  return sendOperation(address, document.params, variables);
}
