import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "playwright";
import { signToken } from "./embeddedShop.ts";
import type { RunningShop } from "./shop.ts";

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

/**
 * Returns an expired version of a session token, signed with the secret in the shop's data folder.
 */
export function expiredToken(token: string, dataDir: string, hours = 100): string {
  const database = new DatabaseSync(join(dataDir, "shop.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT value FROM setting WHERE name = 'secret'").get();
  database.close();
  return signToken(longAgo(token, hours), String(row?.["value"]));
}

/** Expires a shopper's session by replacing their token with one issued days earlier. */
export async function letSessionExpire(
  shopper: BrowserContext,
  { dataDir }: Pick<RunningShop, "dataDir">,
  hours?: number,
): Promise<void> {
  const cookie = (await shopper.cookies()).find(({ name }) => name === "woo-session");
  if (!cookie) throw new Error("The shopper has no session that could run out.");
  await shopper.addCookies([{ ...cookie, value: expiredToken(cookie.value, dataDir, hours) }]);
}
