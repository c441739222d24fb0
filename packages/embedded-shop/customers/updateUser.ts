import { randomBytes } from "node:crypto";
import { Refusal } from "#shop/cart/refusal.ts";
import { readGlobalId } from "#shop/catalogue/globalIds.ts";
import type { Shop } from "#shop/shop.ts";
import { ADMINISTRATOR, findCustomer, saveCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { isEmail } from "./isEmail.ts";
import { hashPassword } from "./password.ts";
import { t } from "../../../words/t.ts";

// Update of an account as WordPress's user, by its owner.

type Given = string | null | undefined;

const notAllowed = () =>
  new Refusal("You do not have the appropriate capabilities to perform this action");

/** Input of updateUser, as far as a customer may use it. */
export type UserInput = {
  id: string;
  email?: Given;
  password?: Given;
  firstName?: Given;
  lastName?: Given;
  displayName?: Given;
  nickname?: Given;
  description?: Given;
  websiteUrl?: Given;
  roles?: readonly Given[] | null;
  refreshJwtUserSecret?: boolean | null;
  revokeJwtUserSecret?: boolean | null;
};

/**
 * Updates an account as WordPress's user, by its owner.
 * @throws Refusal in WordPress's words
 */
export function updateUser(shop: Shop, input: UserInput, user: number | undefined): Customer {
  const { id, email, password, firstName, lastName, displayName, nickname } = input;
  const { description, websiteUrl, refreshJwtUserSecret, revokeJwtUserSecret } = input;
  const number = requireOwnAccount(shop, id, user);
  if (input.roles) throw notAllowed();
  if (email) requireFreeEmail(shop, email, number);
  return saveCustomer(shop, number, {
    ...(email && { email }),
    ...(password && { password: hashPassword(password) }),
    ...(typeof firstName === "string" && { firstName }),
    ...(typeof lastName === "string" && { lastName }),
    ...(displayName && { displayName }),
    ...(typeof nickname === "string" && { nickname }),
    ...(typeof description === "string" && { biography: description }),
    ...(typeof websiteUrl === "string" && { website: websiteUrl }),
    // Only the staff may grant new tokens after that.
    ...(revokeJwtUserSecret && { isSecretRevoked: true }),
    // Earlier sign-ins end: their refresh tokens have the former secret.
    ...((refreshJwtUserSecret || password) && { secret: randomBytes(12).toString("hex") }),
  });
}

/**
 * Returns the number of the account that an id names, a global one or the number itself.
 * @throws Refusal if it is not the signed-in account
 */
function requireOwnAccount(shop: Shop, id: string, user: number | undefined): number {
  const number = /^\d+$/.test(id) ? Number(id) : (readGlobalId(id)?.id ?? 0);
  if (number === 0) throw new Refusal("The user ID passed is invalid");
  if (number !== ADMINISTRATOR && !findCustomer(shop, { id: number })) {
    throw new Refusal("A user could not be updated with the provided ID");
  }
  if (number !== user) throw notAllowed();
  return number;
}

/**
 * Checks the new email address of an account.
 * @throws Refusal if it is invalid or another account's
 */
function requireFreeEmail(shop: Shop, email: string, id: number): void {
  if (!isEmail(email)) throw new Refusal("The email address you are trying to use is invalid");
  const other = findCustomer(shop, { email });
  if (other && other.id !== id) throw new Refusal(t("backend.emailUsed"));
}
