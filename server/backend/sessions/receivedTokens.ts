import { BackendError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import {
  claimsOf,
  customerOf,
  isAccountToken,
  isRefusal,
  sessionWith,
  tokenOf,
} from "#relay/session/session.ts";
import { accountOfToken } from "#server/backend/line/tokenFacts.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import type { ConfirmedTokens } from "./confirmedTokens.ts";
import type { ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";
import document from "#server/__generated__/receivedTokensCartQuery.graphql.ts";
import type { receivedTokensCartQuery } from "#server/__generated__/receivedTokensCartQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// Validation of received session tokens, against responses that belong to another shopper.

void graphql`
  query receivedTokensCartQuery {
    cart {
      contents(first: 100) {
        nodes {
          key
          quantity
          product {
            node {
              databaseId
            }
          }
        }
      }
    }
    customer {
      sessionToken
    }
  }
`;

const { name, text } = document.params;

/** Request body for the cart of a token, by which the gateway recognizes its session. */
export const tokenCartBody = JSON.stringify({ operationName: name, variables: {}, query: text });

/**
 * Returns the time at which a token's cart was read, in epoch seconds of the clock that dates the
 * backend's tokens. The read issues a token for this; the `Date` header, which replaces a
 * missing one, may come from a proxy with another clock.
 */
export function cartReadAt({ result, now }: BackendResponse): number {
  const { customer } = (result.data ?? {}) as Partial<receivedTokensCartQuery["response"]>;
  const { iat = now / 1000 } = claimsOf(customer?.sessionToken ?? "");
  return iat;
}

/** Response to a call, and the time at which we sent it, in epoch milliseconds. */
type SentCall = Pick<BackendResponse, "result" | "receivedToken"> & {
  sentAt: number;
  /** True if the session's token had been refused before: the offered one is not checked again. */
  isRepeated?: boolean;
};

/**
 * Returns the token of a response that is passed on to the shopper; undefined for none. Rejects
 * with `BackendError` if a first change ended in a session whose token the shopper does not get.
 */
export type AcceptToken = (call: ShopCall, response: SentCall) => Promise<string | undefined>;

/** Seconds that rounding, and the clocks of a backend's several servers, may add to an age. */
const AGE_TOLERANCE = 2;

/** Mutations that change nothing in a session. */
const WITHOUT_SESSION = new Set(["writeReview", "login"]);

const changesSession = ({ data }: OperationResult) =>
  Object.entries(data ?? {}).some(
    ([field, value]) => value !== null && !WITHOUT_SESSION.has(field),
  );

/** Returns the account that a sign-in's response opens. */
function signedInTo({ data }: OperationResult): string | undefined {
  const { authToken } = (data?.["login"] ?? {}) as { authToken?: string | null };
  return accountOfToken(authToken ?? undefined);
}

/**
 * Creates the rule for received tokens. A token of the call's own customer, or of the account that
 * the call is authorized for or signs in to, is passed on. A first token, after a change without a
 * session or a call with a refused one, is passed on only if its customer is new, the backend
 * issued it since the call was sent, and its cart shows the items that the call returned. All others
 * are dropped: a query needs no session.
 */
export function createAcceptToken({
  confirmed,
  readCart,
  now = () => Date.now(),
}: {
  confirmed: ConfirmedTokens;
  readCart: (session: ShopSession) => Promise<BackendResponse>;
  /** Clock that `sentAt` is of, which tests advance. */
  now?: () => number;
}): AcceptToken {
  /** Customers of the first tokens that are being checked. */
  const checking = new Set<string>();

  async function check(token: string, call: ShopCall, sent: SentCall): Promise<boolean> {
    const { address, userAgent, priority } = call;
    const cart = await readCart({ session: sessionWith(token), address, userAgent, priority });
    const isCart = cart.result.data?.["cart"] != null && !isRefusal(cart.result.errors);
    // A stranger's cart may show the same items, and after a restart no customer is known. Both
    // times of the age are the backend's, whose clock may differ from ours.
    const age = cartReadAt(cart) - (claimsOf(token).iat ?? 0);
    const isSince = age <= (now() - sent.sentAt) / 1000 + AGE_TOLERANCE;
    return (
      isCart &&
      isSince &&
      containsItems(cartItemsIn(cart.result.data), cartItemsIn(sent.result.data))
    );
  }

  /** Checks a first token; it is not accepted if the backend does not respond. */
  async function isFirst(token: string, call: ShopCall, sent: SentCall): Promise<boolean> {
    const customer = customerOf(token);
    if (customer === undefined || isAccountToken(token)) return false;
    if (confirmed.isKnown(customer) || checking.has(customer)) return false;
    checking.add(customer);
    try {
      return await check(token, call, sent);
    } catch {
      return false;
    } finally {
      checking.delete(customer);
    }
  }

  /** Returns true if a token is of a customer that the call has shown to be its own. */
  function isOwn(token: string, call: ShopCall, result: OperationResult): boolean {
    const customer = customerOf(token);
    if (customer === undefined) return false;
    const accounts = [accountOfToken(call.authorization), signedInTo(result)];
    const sent = isRefusal(result.errors) ? undefined : customerOf(tokenOf(call.session));
    return accounts.includes(customer) || customer === sent;
  }

  return async (call, sent) => {
    const { result, receivedToken } = sent;
    if (!call.isPersonal) return undefined;
    const accept = (token: string) => {
      confirmed.confirm(token);
      return token;
    };
    if (receivedToken !== undefined && isOwn(receivedToken, call, result))
      return accept(receivedToken);
    const isRefused = isRefusal(result.errors);
    if (tokenOf(call.session) !== undefined && !isRefused) return undefined;
    if (isRefused && sent.isRepeated) return undefined;
    // A customer's change is in the account's cart, with or without a session token.
    const isChange = call.isMutation && call.authorization === undefined && changesSession(result);
    if (!isRefused && !isChange) return undefined;
    if (receivedToken !== undefined && (await isFirst(receivedToken, call, sent)))
      return accept(receivedToken);
    if (isRefused) return undefined;
    const message = "the cart of a new session does not show its first change";
    throw new BackendError(message, { effect: "unknown" });
  };
}

/** Line of a cart, as far as a response shows it. */
type CartItem = { key: string; quantity: number; productId: number | undefined };

/** Response fields that hold cart items. */
type ItemFields = {
  key?: unknown;
  quantity?: unknown;
  product?: { node?: { databaseId?: unknown } | null } | null;
};

/** Returns the cart items in a response, wherever they are. */
export function cartItemsIn(value: unknown): CartItem[] {
  if (Array.isArray(value)) return value.flatMap(cartItemsIn);
  if (typeof value !== "object" || value === null) return [];
  const { key, quantity, product } = value as ItemFields;
  if (typeof key !== "string" || typeof quantity !== "number") {
    return Object.values(value).flatMap(cartItemsIn);
  }
  const id = product?.node?.databaseId;
  return [{ key, quantity, productId: typeof id === "number" ? id : undefined }];
}

/** True if two responses show the same line. */
const isSame = (one: CartItem, other: CartItem) =>
  one.key === other.key &&
  one.quantity === other.quantity &&
  (one.productId === undefined || one.productId === other.productId);

/**
 * True if a new session's cart shows the items that its first mutation returned. Plugins may add
 * lines of their own, such as gifts, but a cart without returned items must be empty.
 */
export const containsItems = (cart: readonly CartItem[], returned: readonly CartItem[]): boolean =>
  returned.length === 0
    ? cart.length === 0
    : returned.every((item) => cart.some((line) => isSame(item, line)));
