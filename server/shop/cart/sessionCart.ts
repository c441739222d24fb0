import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { customerOf, retryRefused } from "#relay/session/session.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { knownLines } from "./parsedCart.ts";
import type { KnownLine } from "./parsedCart.ts";

// Reader of a shopper's cart lines at the backend, for cart forms.

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
    return knownLines(data["cart"]);
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
