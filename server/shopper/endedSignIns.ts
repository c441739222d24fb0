import { claimsOf } from "#relay/session/session.ts";
import { accountOfToken, hashOfToken } from "#server/backend/line/tokenFacts.ts";
import type { Values } from "#server/store/store.ts";

// Denylist of ended sign-ins: the backend's refresh tokens stay valid for up to a year.

/** Sign-ins that ended by a sign-out or a new password; no server accepts them any more. */
export type EndedSignIns = {
  isEnded: (refreshToken: string) => Promise<boolean>;
  /** Ends one sign-in. */
  end: (refreshToken: string) => Promise<void>;
  /** Ends the sign-ins of this one's account that were made before it, or also at its second. */
  endEarlier: (refreshToken: string, options?: { isKept: boolean }) => Promise<void>;
};

/** Sign-ins of an account that are accepted: those from this second on, and one before it. */
type Accepted = { since: number; kept?: string };

/** Lifetime of a token that states none: that of the plugin's refresh tokens. */
const YEAR_MS = 31_536_000_000;

/**
 * Returns a token's name. Its signature has several spellings that verify, so only the signed part
 * identifies it.
 */
function nameOf(token: string): string {
  const [head = "", claims] = token.split(".", 2);
  return `token:${hashOfToken(claims === undefined ? head : `${head}.${claims}`)}`;
}

const accountName = (token: string) => `account:${accountOfToken(token)}`;

/**
 * Creates the denylist.
 * @param own records of this server's folder, which alone count while the shared store is down
 * @param shared store of several servers
 */
export function createEndedSignIns(
  own: Pick<Values, "get" | "set">,
  shared?: Pick<Values, "get" | "set">,
  now = Date.now,
): EndedSignIns {
  async function read(name: string): Promise<string | undefined> {
    const found = await shared?.get(`ended:${name}`).catch(() => undefined);
    return found ?? own.get(`ended:${name}`);
  }

  async function write(name: string, value: string, token: string): Promise<void> {
    const { exp = 0 } = claimsOf(token);
    const options = { ms: exp === 0 ? YEAR_MS : exp * 1000 - now() };
    await own.set(`ended:${name}`, value, options);
    await shared?.set(`ended:${name}`, value, options);
  }

  return {
    isEnded: async (token) => {
      const name = nameOf(token);
      const [ended, ofAccount] = await Promise.all([read(name), read(accountName(token))]);
      if (ended !== undefined || ofAccount === undefined) return ended !== undefined;
      const { since, kept } = JSON.parse(ofAccount) as Accepted;
      return name !== kept && (claimsOf(token).iat ?? 0) < since;
    },
    end: (token) => write(nameOf(token), "", token),
    endEarlier: async (token, { isKept } = { isKept: false }) => {
      const { iat } = claimsOf(token);
      if (accountOfToken(token) === undefined || iat === undefined) return;
      // The times are the backend's own, whose clock may differ from ours.
      const accepted: Accepted = isKept ? { since: iat + 1, kept: nameOf(token) } : { since: iat };
      await write(accountName(token), JSON.stringify(accepted), token);
    },
  };
}
