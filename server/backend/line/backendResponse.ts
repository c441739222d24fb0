import { BackendError, effectOfStatus } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { IDEMPOTENCY_HEADER } from "#relay/contract/sendOperation.ts";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { Backend } from "./backend.ts";
import { startOutgoingCall } from "#server/observe/requestTrace.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { describeClient } from "./forwardedClient.ts";
import { retryAfterIn } from "./retryAfter.ts";
import { CART_TOKEN_HEADER, describeLocale } from "./shopCall.ts";
import type { ShopCall } from "./shopCall.ts";

/** GraphQL response of the backend, parsed. */
export type BackendResponse = {
  status: number;
  result: OperationResult;
  /** Session token in the response's header, of whichever session. */
  receivedToken: string | undefined;
  /** Cart token of the same session, if the backend issues both kinds. */
  cartToken?: string | undefined;
  /** True if the backend applies a change once, whichever of the requests with its key arrives first. */
  knowsChanges: boolean;
  /** Time of the response by the backend's clock, in epoch milliseconds. */
  now: number;
};

/**
 * Parses a GraphQL response; throws `BackendError` if it is none. WordPress responds with HTML
 * pages, and with JSON of its own that has a `data` field too, during maintenance or when a plugin
 * breaks.
 */
export async function graphqlResult(response: Response): Promise<OperationResult> {
  const { ok, status } = response;
  const effect = effectOfStatus(status);
  const unusable = (content: string, cause?: unknown) =>
    new BackendError(`the backend responded with ${status} and ${content}`, {
      cause,
      effect,
      status,
      retryAfterSeconds: retryAfterIn(response.headers, Date.now()),
    });
  const text = await response.text();
  let result: unknown;
  try {
    result = JSON.parse(text);
  } catch (cause) {
    const type = response.headers.get("content-type") ?? "something";
    throw unusable(`${type} that is not JSON`, cause);
  }
  const { data, errors } = (result ?? {}) as { data?: unknown; errors?: unknown };
  const isGraphql = Array.isArray(errors) || (ok && data !== undefined);
  if (!isGraphql || effect === "none") throw unusable("JSON that is no GraphQL response");
  return result as OperationResult;
}

/** Errors of a connection that was never made, so that no request was sent. */
const UNCONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Wraps an error of the connection; its `effect` says whether the request may have been sent. */
export function connectionError(error: unknown): BackendError {
  let isUnconnected = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    isUnconnected ||= UNCONNECTED.has((cause as NodeJS.ErrnoException).code ?? "");
  }
  const effect = isUnconnected ? "none" : "unknown";
  return new BackendError("the backend could not be reached", { cause: error, effect });
}

const OPERATION = /^\{"operationName":"(\w+)"/;

/**
 * Sends a call to the backend in the trace of the current request: with the shopper's tokens if it
 * is personal, and with the shopper's address and user agent if it has them. Rejects with
 * `BackendError` if the backend cannot be reached or its response is not GraphQL.
 * @param signal ends the request when it takes too long
 */
export async function requestBackend(
  backend: Backend,
  call: ShopCall,
  signal?: AbortSignal,
): Promise<BackendResponse> {
  const { body, session, authorization, isPersonal, changeKey } = call;
  const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
  if (isPersonal && session) headers.set(SESSION_HEADER, session);
  if (isPersonal && authorization) headers.set("authorization", authorization);
  if (isPersonal && changeKey) headers.set(IDEMPOTENCY_HEADER, changeKey);
  describeLocale(headers, call);
  describeClient(headers, call);
  const outgoing = startOutgoingCall();
  headers.set("traceparent", outgoing.traceparent);
  const request = new Request(GATEWAY_URL, { method: "POST", headers, body });
  let isFailed = true;
  try {
    const response = await backend.graphql(request, signal).catch((error: unknown) => {
      throw connectionError(error);
    });
    const result = await graphqlResult(response);
    isFailed = false;
    return {
      status: response.status,
      result,
      receivedToken: response.headers.get(SESSION_HEADER) ?? undefined,
      cartToken: response.headers.get(CART_TOKEN_HEADER) ?? undefined,
      knowsChanges: response.headers.has(IDEMPOTENCY_HEADER),
      now: Date.parse(response.headers.get("date") ?? "") || Date.now(),
    };
  } finally {
    const name = OPERATION.exec(body)?.[1] ?? "unnamed";
    const attributes = { "graphql.operation.name": name };
    outgoing.end({ name: `graphql ${name}`, attributes, isFailed });
  }
}
