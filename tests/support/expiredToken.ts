import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "playwright";
import { signToken } from "./embeddedShop.ts";
import type { RunningShop } from "./shop.ts";

/** What a token says, as far as it is changed here. */
type Claims = Record<string, unknown> & { iat: number; nbf: number; exp: number };

const HOURS = 3600;

/** The same claims as the shop would have signed them so long ago that the token has run out. */
function longAgo(token: string): Claims {
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
  ) as Claims;
  const { iat, nbf } = claims;
  const past = 100 * HOURS;
  return { ...claims, iat: iat - past, nbf: nbf - past, exp: iat - HOURS };
}

/** A session's token as it would be days later, signed with the secret in the shop's data folder. */
export function expiredToken(token: string, dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, "shop.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT value FROM setting WHERE name = 'secret'").get();
  database.close();
  return signToken(longAgo(token), String(row?.["value"]));
}

/** Lets a shopper's session run out: their token becomes the one it would be days later. */
export async function letSessionExpire(
  shopper: BrowserContext,
  { dataDir }: Pick<RunningShop, "dataDir">,
): Promise<void> {
  const cookie = (await shopper.cookies()).find(({ name }) => name === "woo-session");
  if (!cookie) throw new Error("The shopper has no session that could run out.");
  await shopper.addCookies([{ ...cookie, value: expiredToken(cookie.value, dataDir) }]);
}
