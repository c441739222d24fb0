import type { RequestParameters } from "relay-runtime";
import { OperationError, effectOfStatus } from "./errors.ts";
import type { OperationResult } from "./errors.ts";

/** Endpoint of an operation and the `fetch` to use, with or without a session. */
export type Address = {
  send: typeof fetch;
  url: string;
  /** Returns a 4xx response, with its errors, instead of throwing. */
  acceptsRefusals?: boolean;
};

/**
 * Sends one operation as the backend expects it: POST, JSON of operationName, variables and query.
 * Throws `OperationError` without a response, or if it is no GraphQL response.
 */
export async function sendOperation(
  address: Address,
  operation: RequestParameters,
  variables: object,
): Promise<OperationResult> {
  const { name } = operation;
  let response: Response;
  try {
    response = await address.send(address.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
    });
  } catch (cause) {
    throw new OperationError(name, "the backend could not be reached", { cause });
  }
  const isAccepted = response.ok || (address.acceptsRefusals && response.status < 500);
  if (!isAccepted) {
    const effect = effectOfStatus(response.status);
    throw new OperationError(name, `the backend answered ${response.status}`, { effect });
  }
  let result: OperationResult;
  try {
    result = (await response.json()) as OperationResult;
  } catch (cause) {
    throw new OperationError(name, "the backend's answer is not JSON", { cause });
  }
  if (!result || (result.data === undefined && !result.errors)) {
    throw new OperationError(name, "the backend's answer holds no data");
  }
  return result;
}
