import { randomBytes } from "node:crypto";
import { Refusal } from "#shop/cart/refusal.ts";
import type { Shop } from "#shop/shop.ts";
import { findCustomer, saveCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { hashPassword, isPassword } from "./password.ts";
import { t } from "../../../words/t.ts";

// Password reset of a customer account: the email with a key, and the new password.

/** Sends the password-reset email; without such an account it sends none. */
export function sendResetEmail(shop: Shop, name: string): void {
  const account = findCustomer(shop, { username: name }) ?? findCustomer(shop, { email: name });
  if (!account) return;
  const key = randomBytes(10).toString("hex");
  saveCustomer(shop, account.id, { resetKey: hashPassword(key) });
  const search = new URLSearchParams({ action: "rp", key, login: account.username });
  shop.sendEmail({
    to: account.email,
    subject: t("email.resetSubject", { shop: shop.settings.name }),
    text: t("email.resetText", { url: `${shop.siteUrl}/wp-login.php?${search}` }),
  });
}

/**
 * Sets a new password, authorized by the key in the reset email.
 * @throws Refusal if the key is not, or no longer, the account's
 */
export function resetPassword(shop: Shop, login: string, key: string, password: string): Customer {
  const account = findCustomer(shop, { username: login });
  if (!account?.resetKey || !isPassword(key, account.resetKey)) {
    throw new Refusal("Password reset link is invalid.");
  }
  if (password === "") throw new Refusal("A password is required.");
  // Earlier sign-ins end: their refresh tokens have the former secret.
  const secret = randomBytes(12).toString("hex");
  return saveCustomer(shop, account.id, {
    password: hashPassword(password),
    resetKey: null,
    secret,
  });
}
