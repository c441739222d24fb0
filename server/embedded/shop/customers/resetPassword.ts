import { randomBytes } from "node:crypto";
import { Refusal } from "#server/embedded/shop/cart/refusal.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { findCustomer, saveCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { hiddenPassword, isPassword } from "./password.ts";

/** Writes to an account's owner how to choose another password; to nobody where there is none. */
export function sendResetEmail(shop: Shop, name: string): void {
  const account = findCustomer(shop, { username: name }) ?? findCustomer(shop, { email: name });
  if (!account) return;
  const key = randomBytes(10).toString("hex");
  saveCustomer(shop, account.id, { resetKey: hiddenPassword(key) });
  const search = new URLSearchParams({ action: "rp", key, login: account.username });
  shop.sendEmail({
    to: account.email,
    subject: `[${shop.settings.name}] Password reset`,
    text: `To choose a new password, open ${shop.siteUrl}/wp-login.php?${search}`,
  });
}

/**
 * Gives an account another password, by the key that its owner was written.
 * @throws Refusal when the key is not, or no longer, the account's
 */
export function resetPassword(shop: Shop, login: string, key: string, password: string): Customer {
  const account = findCustomer(shop, { username: login });
  if (!account?.resetKey || !isPassword(key, account.resetKey)) {
    throw new Refusal("Password reset link is invalid.");
  }
  if (password === "") throw new Refusal("A password is required.");
  // Logins of before end with the password they were made by.
  const secret = randomBytes(12).toString("hex");
  return saveCustomer(shop, account.id, {
    password: hiddenPassword(password),
    resetKey: null,
    secret,
  });
}
