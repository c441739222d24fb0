import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "@playwright/test";
import { signToken } from "./embeddedShop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";

// Session tokens that the backend refuses: expired, wrongly signed or issued in the future.

/** The claims of a token that are changed here. */
type Claims = Record<string, unknown> & { iat: number; nbf: number; exp: number };

const HOURS = 3600;

/** Returns the claims as signed a number of hours ago; after 48 the token has expired. */
function longAgo(token: string, hours: number): Claims {
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
  ) as Claims;
  const { iat, nbf } = claims;
  const past = hours * HOURS;
  return { ...claims, iat: iat - past, nbf: nbf - past, exp: iat - past + 48 * HOURS };
}

/** Returns the secret with which a shop signs its tokens. */
function secretOf(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, "shop.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT value FROM setting WHERE name = 'secret'").get();
  database.close();
  return String(row?.["value"]);
}

/**
 * Returns an expired version of a session token, signed with the secret in the shop's data folder.
 */
export const expiredToken = (token: string, dataDir: string, hours = 100): string =>
  signToken(longAgo(token, hours), secretOf(dataDir));

/** Versions of a session token that the backend refuses, by the reason. */
export const refusedTokens: Record<string, (token: string, dataDir: string) => string> = {
  "has expired": expiredToken,
  "was signed with an earlier key": (token) => signToken(longAgo(token, 0), "an earlier key"),
  "was issued before the clock was set back": (token, dataDir) => expiredToken(token, dataDir, -2),
};

/** Replaces a shopper's session token with a version that the backend refuses. */
export async function refuseSession(
  shopper: BrowserContext,
  { dataDir }: Pick<RunningShop, "dataDir">,
  refused: (token: string, dataDir: string) => string,
): Promise<void> {
  const cookie = (await shopper.cookies()).find(({ name }) => name === "woo-session");
  if (!cookie) throw new Error("The shopper has no session that could be refused.");
  await shopper.addCookies([{ ...cookie, value: refused(cookie.value, dataDir) }]);
}

/** Expires a shopper's session by replacing their token with one issued days earlier. */
export const letSessionExpire = (
  shopper: BrowserContext,
  shop: Pick<RunningShop, "dataDir">,
  hours?: number,
): Promise<void> =>
  refuseSession(shopper, shop, (token, dataDir) => expiredToken(token, dataDir, hours));
