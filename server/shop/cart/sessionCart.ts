import type { ConcreteRequest } from "relay-runtime";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { allLinesIn } from "#relay/contract/cart/cartLines.ts";
import type { KnownLine } from "#relay/contract/cart/cartLines.ts";
import { OperationError, backendErrorIn, effectOf, isServerError } from "#relay/contract/errors.ts";
import type { Effect, OperationResult } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { customerOf, isRefusal, retryRefused } from "#relay/session/session.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { errorText } from "#server/kernel/errorText.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

// Cart of a shopper's session at the backend, for cart forms: reads and mutations.

/**
 * Timeout of a read that follows a failed request, in milliseconds: a shopper has waited for that
 * one already.
 */
const READ_AGAIN_MS = 5_000;

/** The lines of one shopper's cart at the backend. */
export type SessionCart = {
  send: typeof fetch;
  /** Reads the lines; a shopper without a session has none. Rejects without a usable response. */
  read: () => Promise<readonly KnownLine[]>;
  /** Reads the lines after a failure; undefined if that fails too, or without a session. */
  readAgain: () => Promise<readonly KnownLine[] | undefined>;
  /** True if the backend has refused the session since, or started another. */
  isOther: () => boolean;
};

/** Rejects when a promise takes too long. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the read took too long")), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Opens the cart of a shopper; `send` carries the session. */
export function openSessionCart(
  shopper: Pick<Shopper, "session" | "customer">,
  send: typeof fetch,
): SessionCart {
  const customer = customerOf(shopper.session.read());
  const known = () => hasSession(shopper);

  async function read(): Promise<readonly KnownLine[]> {
    if (!known()) return [];
    const { params } = cartQuery;
    const { data } = await retryRefused(() =>
      sendOperation({ url: GATEWAY_URL, send }, params, {}),
    );
    if (!data?.["cart"]) throw new OperationError(params.name, "the response has no cart");
    return allLinesIn(data["cart"]);
  }

  const isOther = () => customer !== undefined && customerOf(shopper.session.read()) !== customer;

  return {
    send,
    read,
    isOther,
    readAgain: async () => {
      // After a refusal the shopper has no session, so the cart has no lines.
      if (!known()) return isOther() ? [] : undefined;
      return within(READ_AGAIN_MS, read()).catch(() => undefined);
    },
  };
}

/** Result of a cart mutation. */
export type SentMutation =
  | { result: "done" }
  /** The backend refused the change; its reason is plain text. */
  | { result: "rejected"; reason: string }
  /**
   * No usable response; `error` is for the log. Of an unknown result, `mayBeLate` is true if the
   * backend may still be working on the request, so that it can take effect after the next read.
   */
  | { result: Effect; error: unknown; mayBeLate: boolean };

const GATEWAY_TIMEOUT = 504;

const failed = (result: Effect, error: unknown, mayBeLate = false): SentMutation => ({
  result,
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
  if (Object.values(data ?? {}).some((payload) => payload !== null)) return { result: "done" };
  if (isRefusal(errors)) return failed("none", errors);
  // An exception in the backend may strike before or after the change.
  const rejection = errors.find((error) => error.path && !isServerError(error));
  if (!rejection || errors.some(isServerError)) return failed("unknown", errors);
  return { result: "rejected", reason: errorText(rejection) };
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
