import { additionInput } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { lineName } from "#relay/contract/cart/restoration.ts";
import {
  customerOf,
  isAccountToken,
  withSignInSession,
  withSession,
} from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { isStoreError } from "#server/store/store.ts";
import { requestSignIn } from "#server/shopper/customerSignIn.ts";
import type { SignInTokens, SignInRefusal } from "#server/shopper/customerSignIn.ts";
import { withAuthorization } from "#server/shopper/requestCustomer.ts";
import { addLines, sessionCartLines, emptyCart } from "./sessionCartLines.ts";

// Sign-in that merges the guest's cart into the account's.

/** A successful sign-in, and the guest's products that could not be moved to the account's cart. */
export type SignedIn = { login: SignInTokens; leftBehind: readonly string[] };

/** Creates an in-memory token store, separate from the request's session. */
function tokenStore(first?: string): TokenStore {
  let token = first;
  return { read: () => token, write: (next) => (token = next), clear: () => (token = undefined) };
}

/**
 * Signs a customer in. The backend moves a guest's cart to the account and overwrites the one
 * there, so it may do so only if that one is empty. Otherwise the guest's lines are added to the
 * account's cart and removed from the guest's. The tokens change to the account's session.
 * @throws without a usable backend response, or if the carts cannot be locked; nobody is signed in
 *   then
 */
export async function signInWithCart(
  send: typeof fetch,
  tokens: TokenStore,
  credentials: { username: string; password: string },
  onError: (error: unknown) => void,
): Promise<SignedIn | SignInRefusal> {
  const held = tokens.read();
  const guest = held !== undefined && !isAccountToken(held) ? held : undefined;
  const asGuest = withSession(send, tokenStore(guest));
  const lines = guest === undefined ? [] : await sessionCartLines(asGuest);

  const account = tokenStore();
  let login = await requestSignIn(withSignInSession(send, account), credentials);
  if (typeof login === "string") return login;

  let leftBehind: readonly string[] = [];
  let isChanged = false;
  try {
    if (lines.length > 0) {
      const asCustomer = withSession(withAuthorization(send, `Bearer ${login.authToken}`), account);
      const isTaken = (await sessionCartLines(asCustomer)).length > 0;
      const change: typeof fetch = (...call) =>
        asCustomer(...call).then((response) => {
          isChanged = true;
          return response;
        });
      if (isTaken) leftBehind = await merge(lines, change, asGuest, mergeKey(guest, lines));
      else login = await move(login);
    }
  } catch (error) {
    // Servers whose store is down change no cart: the guest keeps it, and can sign in later.
    if (isStoreError(error) && !isChanged) throw error;
    onError(error);
    leftBehind = lines.map(lineName);
  }
  const token = account.read();
  if (token !== undefined) tokens.write(token);
  return { login, leftBehind };

  /** Lets the backend move the cart: coupons and line data of plugins move along. */
  async function move(first: SignInTokens): Promise<SignInTokens> {
    const moving: TokenStore = { ...account, read: () => guest };
    const again = await requestSignIn(withSignInSession(send, moving), credentials);
    if (typeof again === "string") leftBehind = lines.map(lineName);
    return typeof again === "string" ? first : again;
  }
}

/** Returns the key under which a guest's lines are added: that of these lines in this session. */
const mergeKey = (guest: string | undefined, lines: readonly WantedLine[]) => {
  // Servers of other versions, which may get the same form, have this text too.
  const added = lines.map((line) => ({
    name: line.name,
    input: additionInput(line, line.quantity),
  }));
  return hashOfToken(JSON.stringify([customerOf(guest), added])).slice(0, 36);
};

async function merge(
  lines: readonly WantedLine[],
  asCustomer: typeof fetch,
  asGuest: typeof fetch,
  key: string,
): Promise<readonly string[]> {
  // A form submitted twice must not add the lines twice, at once or after each other.
  const leftBehind = await addLines(asCustomer, lines, key);
  await emptyCart(asGuest);
  return leftBehind;
}
