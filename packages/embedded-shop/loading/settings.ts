import { randomBytes } from "node:crypto";
import { json, text } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";
import type { ShopSettings } from "#shop/merchandise.ts";

// Stored settings of the shop.

const WRITE = "insert or replace into setting (name, value) values (?, ?)";
const READ = "select value from setting where name = ?";

/** Stores the shop's settings: currency, taxes, shipping zones. */
export function writeSettings(database: Database, settings: ShopSettings): void {
  database.run(WRITE, "shop", JSON.stringify(settings));
}

/** Returns the stored settings; undefined while the shop is empty. */
export function readSettings(database: Database): ShopSettings | undefined {
  const row = database.first(READ, "shop");
  return row && json<ShopSettings>(row, "value");
}

/** Returns the key that signs session tokens; the first call generates it. */
export function signingSecret(database: Database): string {
  return database.transaction(() => {
    const row = database.first(READ, "secret");
    if (row) return text(row, "value");
    const secret = randomBytes(32).toString("hex");
    database.run(WRITE, "secret", secret);
    return secret;
  });
}
