import { BackendError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { customerOf, isAccounts, isRefusal } from "#relay/session/session.ts";
import { accountIn } from "./accountIn.ts";
import type { BackendResponse } from "./backendResponse.ts";
import { cartItemsIn, showsItems } from "./cartItems.ts";
import type { ConfirmedTokens } from "./confirmedTokens.ts";
import { tokenOf } from "./shopCall.ts";
import type { ShopCall, ShopSession } from "./shopCall.ts";

/**
 * Returns the token that is handed on to the shopper, of those that a response offered. Rejects
 * with `BackendError` if a first change ended in a session that nobody can get hold of.
 */
export type AcceptToken = (
  call: ShopCall,
  response: BackendResponse,
) => Promise<string | undefined>;

/**
 * Hands on every token that a personal call gets: a header of another response then makes another
 * shopper's session ours. Only tests use it, with the guard `firstToken` switched off.
 */
export const acceptAny: AcceptToken = async ({ isPersonal }, { offered }) =>
  isPersonal ? offered : undefined;

/** Mutations that change nothing in a session. */
const WITHOUT_SESSION = new Set(["writeReview", "login"]);

const changesSession = ({ data }: OperationResult) =>
  Object.entries(data ?? {}).some(
    ([field, value]) => value !== null && !WITHOUT_SESSION.has(field),
  );

/** Returns the account that a login's response opens. */
function loggedInTo({ data }: OperationResult): string | undefined {
  const { authToken } = (data?.["login"] ?? {}) as { authToken?: string | null };
  return accountIn(authToken ?? undefined);
}

/**
 * Creates the rule for offered tokens. A token of the call's own customer, or of the account that
 * the call is authorized for or logs in to, is handed on. A first token, after a change without a
 * session or a call with a refused one, is handed on only if its customer is new and its cart shows
 * the items that the call returned. All others are dropped: a query needs no session.
 */
export function createAcceptToken({
  confirmed,
  readCart,
}: {
  confirmed: ConfirmedTokens;
  readCart: (session: ShopSession) => Promise<BackendResponse>;
}): AcceptToken {
  /** Customers of the first tokens that are being checked. */
  const checking = new Set<string>();

  async function check(token: string, call: ShopCall, result: OperationResult): Promise<boolean> {
    const { address, userAgent } = call;
    const cart = await readCart({ session: `Session ${token}`, address, userAgent });
    const isCart = cart.result.data?.["cart"] != null && !isRefusal(cart.result.errors);
    return isCart && showsItems(cartItemsIn(cart.result.data), cartItemsIn(result.data));
  }

  /** Checks a first token; it is not accepted if the backend does not answer. */
  async function isFirst(token: string, call: ShopCall, result: OperationResult): Promise<boolean> {
    const customer = customerOf(token);
    if (customer === undefined || isAccounts(token)) return false;
    if (confirmed.isKnown(customer) || checking.has(customer)) return false;
    checking.add(customer);
    try {
      return await check(token, call, result);
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
    const accounts = [accountIn(call.authorization), loggedInTo(result)];
    const sent = isRefusal(result.errors) ? undefined : customerOf(tokenOf(call.session));
    return accounts.includes(customer) || customer === sent;
  }

  return async (call, { result, offered }) => {
    if (!call.isPersonal) return undefined;
    const accept = (token: string) => {
      confirmed.confirm(token);
      return token;
    };
    if (offered !== undefined && isOwn(offered, call, result)) return accept(offered);
    const isRefused = isRefusal(result.errors);
    if (tokenOf(call.session) !== undefined && !isRefused) return undefined;
    // A customer's change is in the account's cart, with or without a session token.
    const isChange = call.isMutation && call.authorization === undefined && changesSession(result);
    if (!isRefused && !isChange) return undefined;
    if (offered !== undefined && (await isFirst(offered, call, result))) return accept(offered);
    if (isRefused) return undefined;
    const message = "the cart of a new session does not show its first change";
    throw new BackendError(message, { effect: "unknown" });
  };
}
