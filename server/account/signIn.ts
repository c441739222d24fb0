import { isAccounts, withLoginSession, withSession } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { logIn } from "#server/shopper/customerLogin.ts";
import type { Login, LoginRefusal } from "#server/shopper/customerLogin.ts";
import { withAuthorization } from "#server/shopper/requestCustomer.ts";
import { addLines, cartLines, emptyCart } from "./cartLines.ts";
import type { WantedLine } from "./cartLines.ts";

/** A customer who has signed in, and the things of the guest's cart that could not come along. */
export type SignedIn = { login: Login; leftBehind: readonly string[] };

/** A session of its own, beside the request's. */
function tokenStore(first?: string): TokenStore {
  let token = first;
  return { read: () => token, write: (next) => (token = next) };
}

/**
 * Signs a customer in, whose cart then holds what was in the account's and in the guest's. The
 * backend moves a guest's cart to the account, and what was there is gone: it is let do so only
 * where nothing was there. Otherwise the guest's lines are added to the account's, and taken out of
 * the guest's cart. The tokens change to the account's session.
 * @throws where the backend gives no usable answer, and nobody is signed in
 */
export async function signIn(
  send: typeof fetch,
  tokens: TokenStore,
  credentials: { username: string; password: string },
  onFault: (error: unknown) => void,
): Promise<SignedIn | LoginRefusal> {
  const held = tokens.read();
  const guest = held !== undefined && !isAccounts(held) ? held : undefined;
  const asGuest = withSession(send, tokenStore(guest));
  const lines = guest === undefined ? [] : await cartLines(asGuest);

  const account = tokenStore();
  let login = await logIn(withLoginSession(send, account), credentials);
  if (typeof login === "string") return login;

  let leftBehind: readonly string[] = [];
  try {
    if (lines.length > 0) {
      const asCustomer = withSession(withAuthorization(send, `Bearer ${login.authToken}`), account);
      const isTaken = (await cartLines(asCustomer)).length > 0;
      if (isTaken) leftBehind = await merge(lines, asCustomer, asGuest);
      else login = await move(login);
    }
  } catch (error) {
    onFault(error);
    leftBehind = lines.map(({ name }) => name);
  }
  const token = account.read();
  if (token !== undefined) tokens.write(token);
  return { login, leftBehind };

  /** As the backend does it: coupons and whatever else a plugin put to a line come along. */
  async function move(first: Login): Promise<Login> {
    const moving: TokenStore = { read: () => guest, write: account.write };
    const again = await logIn(withLoginSession(send, moving), credentials);
    if (typeof again === "string") leftBehind = lines.map(({ name }) => name);
    return typeof again === "string" ? first : again;
  }
}

async function merge(
  lines: readonly WantedLine[],
  asCustomer: typeof fetch,
  asGuest: typeof fetch,
): Promise<readonly string[]> {
  const leftBehind = await addLines(asCustomer, lines);
  // A form that is sent twice adds nothing twice.
  await emptyCart(asGuest);
  return leftBehind;
}
