import { escapeUTF8 } from "entities";
import { Refusal } from "#shop/cart/refusal.ts";
import { settleShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { Shop } from "#shop/shop.ts";
import { findCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { isEmail } from "./isEmail.ts";
import { isPassword } from "./password.ts";

/**
 * Signs a customer in; the request continues in the customer's session. The guest's cart replaces
 * the account's own.
 * @throws Refusal in WordPress's words, whose HTML WooGraphQL escapes
 */
export function logIn(
  context: CartContext,
  { username, password }: { username: string; password: string },
): Customer {
  const { shop, session } = context;
  const account =
    findCustomer(shop, { username }) ??
    (isEmail(username) ? findCustomer(shop, { email: username }) : undefined);
  if (!account) throw new Refusal(escapeUTF8(unknownName(username)));
  if (!isPassword(password, account.password)) {
    throw new Refusal(escapeUTF8(wrongPassword(shop, username)));
  }
  const moves = moveCart(shop, session.customerId, String(account.id));
  session.become(account.id);
  const { billing, shipping } = account;
  // The cart is delivered to the account's address, if it has one.
  if (moves && billing.country !== "") {
    settleShopper(context, (state) => [{ ...state, billing, shipping }, undefined]);
  }
  return account;
}

function unknownName(name: string): string {
  return isEmail(name)
    ? "<strong>Error:</strong> Unknown email address. Check again or try your username."
    : `<strong>Error:</strong> The username <strong>${name}</strong> is not registered on this site. If you are unsure of your username, try your email address instead.`;
}

function wrongPassword({ siteUrl }: Shop, name: string): string {
  const kind = isEmail(name) ? "email address" : "username";
  return `<strong>Error:</strong> The password you entered for the ${kind} <strong>${name}</strong> is incorrect. <a href="${siteUrl}/my-account/lost-password/">Lost your password?</a>`;
}

/** The guest's row becomes the account's; the guest's token opens an empty cart from then on. */
function moveCart({ database }: Shop, from: string, to: string): boolean {
  if (from === to) return false;
  return database.transaction(() => {
    if (!database.first("select 1 from session where customer_id = ?", from)) return false;
    database.run("delete from session where customer_id = ?", to);
    database.run("update session set customer_id = ? where customer_id = ?", to, from);
    return true;
  });
}
