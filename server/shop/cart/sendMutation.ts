import type { ConcreteRequest } from "relay-runtime";
import { backendErrorIn, effectOf, isServerError } from "#relay/contract/errors.ts";
import type { Effect, OperationResult } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { isRefusal, retryRefused } from "#relay/session/session.ts";
import { errorText } from "#server/kernel/errorText.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";

// Sender of the server's cart mutations: done, rejected with a reason, or failed.

/** Result of a cart mutation. */
export type SentMutation =
  | { kind: "done" }
  /** The backend refused the change; its reason is plain text. */
  | { kind: "rejected"; reason: string }
  /**
   * No usable response; `error` is for the log. Of an unknown effect, `mayBeLate` is true if the
   * backend may still be working on the request, so that it can take effect after the next read.
   */
  | { kind: "failed"; effect: Effect; error: unknown; mayBeLate: boolean };

const GATEWAY_TIMEOUT = 504;

const failed = (effect: Effect, error: unknown, mayBeLate = false): SentMutation => ({
  kind: "failed",
  effect,
  error,
  mayBeLate,
});

/** True for a request that was given up, by our server or by a proxy before the backend. */
function isGivenUp(error: unknown): boolean {
  const failure = backendErrorIn(error);
  return failure !== undefined && (failure.status ?? GATEWAY_TIMEOUT) === GATEWAY_TIMEOUT;
}

/** Reads the result from a mutation's response; the payload of its one root field is null if it failed. */
function resultIn({ data, errors = [] }: OperationResult): SentMutation {
  if (Object.values(data ?? {}).some((payload) => payload !== null)) return { kind: "done" };
  if (isRefusal(errors)) return failed("none", errors);
  // An exception in the backend may strike before or after the change.
  const rejection = errors.find((error) => error.path && !isServerError(error));
  if (!rejection || errors.some(isServerError)) return failed("unknown", errors);
  return { kind: "rejected", reason: errorText(rejection) };
}

/**
 * Sends a cart mutation, once more if the session is refused.
 * @param changeKey key of the change, by which the backend may recognize a repetition of it
 */
export async function sendMutation(
  send: typeof fetch,
  { params }: ConcreteRequest,
  input: object,
  changeKey: string,
): Promise<SentMutation> {
  const address = { url: GATEWAY_URL, send };
  try {
    const once = { idempotencyKey: changeKey };
    return resultIn(await retryRefused(() => sendOperation(address, params, { input }, once)));
  } catch (error) {
    const effect = effectOf(error);
    return failed(effect, error, effect === "unknown" && isGivenUp(error));
  }
}
