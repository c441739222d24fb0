import { BackendError, effectOfStatus } from "#relay/contract/errors.ts";
import type { Backend } from "./backend.ts";
import { startOutgoingCall } from "#server/observe/requestTrace.ts";
import { connectionError } from "./backendResponse.ts";
import { describeClient } from "./forwardedClient.ts";
import { STORE_URL } from "#server/backend/door/gatewayUrl.ts";
import { retryAfterIn } from "./retryAfter.ts";
import { CART_TOKEN_HEADER, describeLocale } from "./shopCall.ts";
import type { ShopSession } from "./shopCall.ts";

// Requests to WooCommerce's Store API.

/** Routes of the Store API that the storefront calls: both by GET, or `checkout` by POST. */
export type StoreRoute = "cart" | "checkout";

/** Call to the Store API, in the session of its cart token. */
export type StoreCall = Omit<ShopSession, "session"> & {
  route: StoreRoute;
  /** JSON to post; absent for a read. */
  body?: string | undefined;
  cartToken: string;
  /** Customer whom the backend has confirmed for the session. */
  customer: string;
};

/** Response of the Store API: parsed JSON. */
export type StoreResponse = { status: number; body: unknown };

async function readResponse(response: Response): Promise<StoreResponse> {
  const { status, headers } = response;
  const effect = effectOfStatus(status);
  const failure = (content: string, cause?: unknown) =>
    new BackendError(`the Store API responded with ${status} and ${content}`, {
      cause,
      effect,
      status,
      retryAfterSeconds: retryAfterIn(headers, Date.now()),
    });
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch (cause) {
    throw failure(`${headers.get("content-type") ?? "something"} that is not JSON`, cause);
  }
  if (status >= 500 || effect === "none") throw failure("an error");
  return { status, body };
}

/**
 * Sends a call to the Store API, in the trace of the current request and with the shopper's address,
 * as `requestBackend` does. Rejects with `BackendError` if the backend cannot be reached, fails or
 * turns the request away, and if it has no Store API.
 * @param signal ends the request when it takes too long
 */
export async function requestStore(
  backend: Backend,
  call: StoreCall,
  signal?: AbortSignal,
): Promise<StoreResponse> {
  const { route, body, cartToken, authorization } = call;
  if (!backend.store) {
    throw new BackendError("the backend has no Store API", { effect: "none" });
  }
  const headers = new Headers({ accept: "application/json", [CART_TOKEN_HEADER]: cartToken });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (authorization) headers.set("authorization", authorization);
  describeLocale(headers, call);
  describeClient(headers, call);
  const outgoing = startOutgoingCall();
  headers.set("traceparent", outgoing.traceparent);
  const method = body === undefined ? "GET" : "POST";
  const request = new Request(STORE_URL + route, { method, headers, body: body ?? null });
  let isFailed = true;
  try {
    const response = await backend.store(request, signal).catch((error: unknown) => {
      throw connectionError(error);
    });
    const read = await readResponse(response);
    isFailed = false;
    return read;
  } finally {
    const attributes = { "url.template": `/${route}` };
    outgoing.end({ name: `store ${route}`, attributes, isFailed });
  }
}
