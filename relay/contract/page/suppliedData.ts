import type { AccountDraft, ShownAccount } from "#relay/contract/account/accountData.ts";
import type { CheckoutDraft } from "#relay/contract/order/orderFields.ts";
import type { PaymentAdapterUse, PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { ShownOrder } from "#relay/contract/order/receipt.ts";
import type { ReviewErrors, TypedReview } from "#relay/contract/account/reviewFields.ts";

/**
 * Data that our server supplies to a page beside the backend's response, by the name in its rules'
 * `needs`. It reaches the page through its `+complete.ts`.
 */
export type SuppliedData = {
  /** The session's last order. */
  order: ShownOrder;
  account: ShownAccount;
  checkout: CheckoutStart & {
    /** Returns true if the session's last order is still unpaid. */
    isUnpaid?: () => Promise<boolean>;
    /** Returns the shop's base country, for a customer without one; undefined if it is unknown. */
    baseCountryOf?: () => Promise<string | undefined>;
    /** Returns the page with the shop's terms; undefined if none is known. */
    termsOf?: () => Promise<TermsPage | undefined>;
    /** Returns the payment methods whose fields an adapter draws. */
    adaptedOf?: () => Promise<PaymentFields>;
  };
  /** A payment that its shopper has to confirm. */
  confirmation: PaymentToConfirm;
  /**
   * Returns the session's last known cart; null if none with lines is known. A page that needs it
   * is rendered with it while the backend is unavailable.
   */
  lastCart: () => LastCart | null;
  /** The lines that the session's last cart form removed; null if it removed none. */
  removal: CartRemoval | null;
  /** Returns the last known lines of a guest's session, for a page whose session was refused. */
  expiredCart: () => CartRemoval | undefined;
};

/** Last cart that the backend returned for a session: its raw response, and the time (ISO 8601). */
export type LastCart = { cart: Record<string, unknown>; asOf: string };

/**
 * Idempotency key of a checkout, by which its order is placed once. On a client navigation the page
 * fetches its own from `/checkout/intent`. A page that our server rendered has the shop's base country
 * only for a customer without a country.
 */
export type CheckoutStart = {
  intent: string;
  baseCountry?: string;
  terms?: TermsPage;
  /** Payment methods whose fields an adapter draws. */
  adapted?: PaymentFields;
};

/** A payment that its shopper has to confirm, by the intent of its order. */
export type PaymentToConfirm = { intent: string; adapter: PaymentAdapterUse };

/** Page with the terms that a shopper accepts: a path of this shop, or another site's address. */
export type TermsPage = { href: string; title: string };

/** A rejected review post: the typed values and their validation errors. */
export type ReviewDraft = { typed: TypedReview; message: string; validationErrors: ReviewErrors };

/** A cart form that was not carried out. */
export type CartReport = {
  message: string;
  /** Reasons that the backend gave, as plain text. */
  reasons: readonly string[];
  /**
   * Value of the hidden input that repeats the change, by its target quantities; absent if there is
   * nothing to repeat.
   */
  again?: string;
};

/** Lost cart lines: a sentence, and the hidden input that adds them again. */
export type CartRemoval = { message: string; again: string };

/** A rejected form post, which its page re-renders with the typed values. */
export type FormDrafts = {
  review: ReviewDraft;
  checkout: CheckoutDraft;
  account: AccountDraft;
  cart: CartReport;
};
