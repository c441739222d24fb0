import { escapeUTF8 } from "entities";
import { Refusal } from "#shop/cart/refusal.ts";
import { settleShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { Shop } from "#shop/shop.ts";
import { findCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { isEmail } from "./isEmail.ts";
import { isPassword } from "./password.ts";
import { tags } from "../../../words/t.ts";

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

const strong = (text: string) => `<strong>${text}</strong>`;

function unknownName(name: string): string {
  const parts = isEmail(name)
    ? tags("backend.emailUnknown", { strong })
    : tags("backend.usernameUnknown", { strong }, { name });
  return parts.join("");
}

function wrongPassword({ siteUrl }: Shop, name: string): string {
  const link = (text: string) => `<a href="${siteUrl}/my-account/lost-password/">${text}</a>`;
  const kind = isEmail(name) ? "email" : "username";
  return tags("backend.passwordWrong", { strong, link }, { kind, name }).join("");
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
