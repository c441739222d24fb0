import type { Receipt, ReceiptPicture } from "#relay/contract/order/receipt.ts";

// Types of the account's data, which the server supplies to its pages.

/** A step of an order: made, the one that the order stands at, to come, or one that failed. */
export type OrderStep = {
  name: string;
  state: "done" | "now" | "next" | "failed";
  /** Time at which it was made, where WooCommerce keeps one. */
  at?: string;
};

/** An order in the list of a customer's orders. */
export type OrderHead = {
  /** The order's database id, used in its page's URL. */
  id: number;
  /** The order number that the shop displays. */
  number: string;
  placedAt: string;
  /** Its status as a sentence. */
  status: string;
  steps: readonly OrderStep[];
  total: string;
};

/** An order in that list, with the pictures of its first products. */
export type ListedOrder = OrderHead & { pictures: readonly (ReceiptPicture & { name: string })[] };

/** One of a customer's orders, with all details. */
export type AccountOrder = OrderHead &
  Pick<
    Receipt,
    "progress" | "lines" | "totals" | "includedTax" | "delivery" | "billing" | "note"
  > & {
    payment: Omit<Receipt["payment"], "isElsewhere">;
  };

/** A customer's account data. */
export type Person = {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
};

/** A download that a customer bought. */
export type Download = { name: string; url: string; remaining?: number; until?: string };

/** Data of an account page. A page that needs a sign-in shows the sign-in form, whatever its URL. */
export type ShownAccount =
  /**
   * `email` prefills the registration of a guest who has ordered, `registered` the sign-in after a
   * registration.
   */
  | { view: "signIn"; wanted?: string; email?: string; registered?: string }
  /**
   * Form that finds an order; `canEmail` if the backend can email an order's link, `findsOlder` if it
   * shows orders that are not stored any more.
   */
  | { view: "findOrder"; canEmail: boolean; findsOlder: boolean }
  /**
   * Form that withdraws from a contract; `canWithdraw` if the backend takes withdrawals. `typed` are
   * the shopper's name, order number and email address, as far as they are known.
   */
  | { view: "withdraw"; canWithdraw: boolean; typed: Record<string, string> }
  | { view: "forgotten" }
  | { view: "reset"; login: string; key: string }
  /** Payment link of an order, for a shopper who followed the link of an email. */
  | { view: "pay"; id: number; payAt: string }
  /** The lists are null if the backend returned the customer, but not the list. */
  | { view: "orders"; person: Person; orders: readonly ListedOrder[] | null; older?: string }
  /** `again` is the key of the form that orders again: pressed twice, it adds once. */
  | { view: "order"; person: Person; order: AccountOrder; again?: string }
  | {
      view: "addresses";
      person: Person;
      countries: readonly string[];
      /** Values by form field, for example `billing_city`. */
      typed: Readonly<Record<string, string>>;
    }
  | { view: "details"; person: Person }
  | { view: "downloads"; person: Person; downloads: readonly Download[] | null };

/**
 * Our server's response to an account form sent by script. `faults`, its validation errors, keeps
 * its name: the script of an older open tab reads it.
 */
export type AccountResponse =
  /** The form succeeded; the shopper navigates there. */
  | { ok: true; location: string }
  | { ok: false; message: string; faults?: Readonly<Record<string, string>> };

/** A rejected form post (sent without JavaScript), for its page to re-render. */
export type AccountDraft = {
  form: string;
  message: string;
  validationErrors: Readonly<Record<string, string>>;
  /** Never a password. */
  typed: Readonly<Record<string, string>>;
};
