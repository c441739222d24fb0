import type { RequestParameters } from "relay-runtime";
import { OperationError } from "./errors.ts";
import type { Answer } from "./errors.ts";

/** Where an operation is sent, and by which `fetch`: with a session or without. */
export type Address = {
  send: typeof fetch;
  url: string;
  /** Takes a response of status 4xx as a result, with the errors in it, instead of throwing. */
  acceptsRefusals?: boolean;
};

/**
 * Sends one operation as the backend expects it: POST, JSON of operationName, variables and query.
 * Throws `OperationError` where there is no answer or it is no GraphQL answer.
 */
export async function sendOperation(
  address: Address,
  operation: RequestParameters,
  variables: object,
): Promise<Answer> {
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
  if (!isAccepted) throw new OperationError(name, `the backend answered ${response.status}`);
  let answer: Answer;
  try {
    answer = (await response.json()) as Answer;
  } catch (cause) {
    throw new OperationError(name, "the backend's answer is not JSON", { cause });
  }
  if (!answer || (answer.data === undefined && !answer.errors)) {
    throw new OperationError(name, "the backend's answer holds no data");
  }
  return answer;
}
