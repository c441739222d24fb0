import type { AccountDraft, ShownAccount } from "./account.ts";
import type { CheckoutDraft } from "./checkoutFields.ts";
import type { ShownOrder } from "./receipt.ts";
import type { ReviewFaults, TypedReview } from "./reviewFields.ts";

/**
 * Data that our server supplies to a page beside the backend's response, by the name in its rules'
 * `needs`. It reaches the page through its `+complete.ts`.
 */
export type SuppliedData = {
  /** The order that the session placed last. */
  order: ShownOrder;
  account: ShownAccount;
  checkout: CheckoutStart & {
    /** Whether the session's last order is still to be paid. */
    isUnpaid?: () => Promise<boolean>;
  };
};

/**
 * The id under which a checkout's order is placed at most once. A page that was navigated to fetches
 * its own at `/checkout/intent`.
 */
export type CheckoutStart = { intent: string };

/** A review that was posted as a form and refused: the typed text, and its validation errors. */
export type ReviewDraft = { typed: TypedReview; message: string; faults: ReviewFaults };

/** A refused form post, which its page shows again as it was typed. */
export type FormDrafts = {
  review: ReviewDraft;
  checkout: CheckoutDraft;
  account: AccountDraft;
};
