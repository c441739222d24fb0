import type { RequestParameters } from "relay-runtime";
import { OperationError, effectOfStatus } from "./errors.ts";
import type { OperationResult } from "./errors.ts";

// GraphQL over HTTP: request format, idempotency key, and errors of a failed call.

/** Path of the GraphQL route, which browsers send operations to. */
export const GATEWAY_PATH = "/graphql";
/** Its other path, for browsers in which an extension refuses every request to the first. */
export const OTHER_GATEWAY_PATH = "/cart/calls";

/** Endpoint of an operation and the `fetch` to use, with or without a session. */
export type Address = {
  send: typeof fetch;
  url: string;
  /** Returns a 4xx response, with its errors, instead of throwing. */
  acceptsRefusals?: boolean;
};

/** Options of a call that must take effect exactly once. */
export type OnceOptions = {
  /** The gateway responds to a repeated key with the first call's response. */
  idempotencyKey?: string;
  /** Lets the request outlive the document. */
  keepalive?: boolean;
  /** Time after which the request counts as lost, if shorter than the address's own. */
  timeoutMs?: number;
};

/** Header of a call's idempotency key. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** Returns the seconds in `Retry-After`; undefined for its other form, a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined;
}

/**
 * Sends one operation as the backend expects it: POST, JSON of operationName, variables and query.
 * Throws `OperationError` without a response, or if it is no GraphQL response.
 */
export async function sendOperation(
  address: Address,
  operation: Pick<RequestParameters, "name" | "text">,
  variables: object,
  { idempotencyKey, keepalive, timeoutMs }: OnceOptions = {},
): Promise<OperationResult> {
  const { name } = operation;
  let response: Response;
  try {
    response = await address.send(address.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      ...(keepalive && { keepalive }),
      ...(timeoutMs && { signal: AbortSignal.timeout(timeoutMs) }),
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
    });
  } catch (cause) {
    throw new OperationError(name, "the backend could not be reached", { cause });
  }
  const { status } = response;
  const isAccepted = response.ok || (address.acceptsRefusals && status < 500);
  if (!isAccepted) {
    const effect = effectOfStatus(status);
    const retryAfterSeconds = retryAfterOf(response);
    const options = { effect, isAnswered: true, retryAfterSeconds };
    throw new OperationError(name, `the backend responded with ${status}`, options);
  }
  let result: OperationResult;
  try {
    result = (await response.json()) as OperationResult;
  } catch (cause) {
    throw new OperationError(name, "the backend's response is not JSON", { cause });
  }
  if (!result || (result.data === undefined && !result.errors)) {
    throw new OperationError(name, "the backend's response has no data", { isAnswered: true });
  }
  return result;
}
