import { randomBytes } from "node:crypto";
import { EMPTY_ADDRESS } from "#shop/cart/address.ts";
import type { Address } from "#shop/cart/address.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { json, number, numberOrNull, text, textOrNull } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { isEmail } from "./isEmail.ts";
import { hashPassword } from "./password.ts";
import { t } from "../../../words/t.ts";

// Stored customer accounts.

/** Profile fields of an account besides its ids. */
export type Profile = {
  firstName: string;
  lastName: string;
  displayName: string;
  billing: Address;
  shipping: Address;
  nickname?: string;
  biography?: string;
  website?: string;
  /** True if the account has revoked its refresh tokens, and gets no more of them. */
  isSecretRevoked?: boolean;
  /** Epoch seconds; accounts of earlier releases lack them. */
  created?: number;
  modified?: number;
};

/** A customer account. */
export type Customer = Profile & {
  id: number;
  username: string;
  email: string;
  /** Password hash (`isPassword`). */
  password: string;
  /** Secret in refresh tokens; a new one invalidates all earlier tokens. */
  secret: string;
  /** Hash of the key in the last password-reset email. */
  resetKey: string | null;
};

type NewCustomer = Partial<Profile> & {
  username?: string | undefined;
  email: string;
  password: string;
};

/** The first account is WordPress's own administrator's. */
export const ADMINISTRATOR = 1;

/**
 * Creates an account.
 * @throws Refusal if its email address or its name is taken
 */
export function createCustomer(shop: Shop, given: NewCustomer): Customer {
  const { email, password, username = freeName(shop, email), ...rest } = given;
  if (!isEmail(email)) throw new Refusal(t("backend.accountEmailInvalid"));
  if (findCustomer(shop, { email })) {
    throw new Refusal(t("backend.emailRegistered", { email }));
  }
  if (findCustomer(shop, { username })) {
    throw new Refusal(t("backend.usernameTaken"));
  }
  const profile: Profile = {
    firstName: "",
    lastName: "",
    displayName: username,
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    created: now(shop),
    modified: now(shop),
    ...rest,
  };
  const row = shop.database.first("select max(id) as last from customer");
  const id = (row ? (numberOrNull(row, "last") ?? ADMINISTRATOR) : ADMINISTRATOR) + 1;
  shop.database.run(
    "insert into customer (id, username, email, password, secret, details) values (?, ?, ?, ?, ?, ?)",
    id,
    username,
    email,
    hashPassword(password),
    randomBytes(12).toString("hex"),
    JSON.stringify(profile),
  );
  return requireCustomer(shop, id);
}

/** Finds an account by its id, its name or its email address. */
export function findCustomer(
  { database }: Shop,
  by: { id: number } | { username: string } | { email: string },
): Customer | undefined {
  const row =
    "id" in by
      ? database.first("select * from customer where id = ?", by.id)
      : "username" in by
        ? database.first("select * from customer where username = ?", by.username)
        : database.first("select * from customer where email = ?", by.email);
  return row && readCustomer(row);
}

/** Stores a changed account. */
export function saveCustomer(
  shop: Shop,
  id: number,
  change: Partial<Omit<Customer, "id" | "username">>,
): Customer {
  const {
    email,
    password,
    secret,
    resetKey,
    id: _,
    username: __,
    ...profile
  } = {
    ...requireCustomer(shop, id),
    ...change,
    modified: now(shop),
  };
  shop.database.run(
    "update customer set email = ?, password = ?, secret = ?, reset_key = ?, details = ? where id = ?",
    email,
    password,
    secret,
    resetKey,
    JSON.stringify(profile),
    id,
  );
  return requireCustomer(shop, id);
}

const now = (shop: Shop) => Math.floor(shop.now() / 1000);

function requireCustomer(shop: Shop, id: number): Customer {
  const customer = findCustomer(shop, { id });
  if (!customer) throw new Error(`There is no account ${id}`);
  return customer;
}

/** Derives a user name from the email address, as WooCommerce does if none is given. */
function freeName(shop: Shop, email: string): string {
  const [name = ""] = email.split("@");
  let at = 1;
  const numbered = () => (at === 1 ? name : `${name}${at}`);
  while (findCustomer(shop, { username: numbered() })) at += 1;
  return numbered();
}

function readCustomer(row: Row): Customer {
  return {
    ...json<Profile>(row, "details"),
    id: number(row, "id"),
    username: text(row, "username"),
    email: text(row, "email"),
    password: text(row, "password"),
    secret: text(row, "secret"),
    resetKey: textOrNull(row, "reset_key"),
  };
}
