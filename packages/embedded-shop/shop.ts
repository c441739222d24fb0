import type { Database } from "./database.ts";
import type { Ledger } from "./ledger.ts";
import type { CurrencySettings, ShopSettings } from "./merchandise.ts";
import type { Uploads } from "./uploads.ts";

/** An open shop: everything that a resolver may use. */
export type Shop = {
  database: Database;
  /** Its settings, with the words of the language at hand. */
  settings: ShopSettings;
  /** The shop in each of its currencies, by code; its own comes first. */
  currencies: Map<string, Shop>;
  /**
   * Exchange of amounts that the merchant entered, except in the shop's own currency: `from` of its
   * smallest units are worth `to` of the other's.
   */
  exchange?: { from: number; to: number; own: CurrencySettings };
  /** The shop's own address, without a slash at its end. */
  siteUrl: string;
  /**
   * Address of WordPress's own pages, without a slash at its end: an origin, or a path if the
   * storefront has the origin.
   */
  wordpressUrl: string;
  uploads: Uploads;
  /** True if the shop has a payment page of its own, as a redirect gateway does. */
  redirectPay: boolean;
  /** Returns a text of the demonstration in the language at hand; any other text as it is. */
  shown(text: string): string;
  /** True if a text is another one, in any language. */
  isShownAs(text: string, other: string): boolean;
  /** True if the card of the demonstration is its first payment method. */
  takesCards: boolean;
  /** Receives the shop's emails. */
  sendEmail(email: Email): void;
  /** Clock in epoch milliseconds; tests inject one, for scheduled sales and expired sessions. */
  now(): number;
  /**
   * Key that signs session tokens; stored in the database, so that sessions outlast the process.
   */
  secret: string;
  /** Secret that signs requests for a guest's order, as `VITRINE_CLIENT_SECRET` does in WordPress. */
  orderSecret: string;
  /** Records applied changes, in tests only. */
  ledger?: Ledger;
  close(): void;
};

/** An email to a customer. */
export type Email = { to: string; subject: string; text: string };

/** GraphQL context of every resolver. */
export type ShopContext = { shop: Shop };
