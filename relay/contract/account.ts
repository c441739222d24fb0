import type { Receipt } from "./receipt.ts";

/** An order in the list of a customer's orders. */
export type OrderHead = {
  /** By which its page is found. */
  id: number;
  /** The shop's number of it. */
  number: string;
  placedAt: string;
  status: string;
  total: string;
};

/** One of a customer's orders, as a whole. */
export type AccountOrder = OrderHead &
  Pick<Receipt, "progress" | "lines" | "totals" | "delivery" | "billing" | "note"> & {
    payment: Omit<Receipt["payment"], "isElsewhere">;
  };

/** What is in a customer's name at the shop. */
export type Person = {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
};

/** Something that a customer bought to download. */
export type Download = { name: string; url: string; remaining?: number; until?: string };

/** What a page of the account shows; who is not signed in is asked to, wherever they are. */
export type ShownAccount =
  | { view: "signIn"; wanted?: string }
  | { view: "forgotten" }
  | { view: "reset"; login: string; key: string }
  /** The way to pay for an order, by the link of a letter. */
  | { view: "pay"; id: number; payAt: string }
  | { view: "orders"; person: Person; orders: readonly OrderHead[]; older?: string }
  | { view: "order"; person: Person; order: AccountOrder }
  | {
      view: "addresses";
      person: Person;
      countries: readonly string[];
      /** As fields: `billing_city`. */
      typed: Readonly<Record<string, string>>;
    }
  | { view: "details"; person: Person }
  | { view: "downloads"; person: Person; downloads: readonly Download[] };

/** What our server says to a form of the account that script sent. */
export type AccountAnswer =
  /** It is done, and the shopper goes on there. */
  | { ok: true; location: string }
  | { ok: false; message: string; faults?: Readonly<Record<string, string>> };

/** A form that was posted without script and could not be taken, as its page shows it again. */
export type AccountDraft = {
  form: string;
  message: string;
  faults: Readonly<Record<string, string>>;
  /** Never a password. */
  typed: Readonly<Record<string, string>>;
};
