import { t } from "../../../words/t.ts";

// Test payment methods of the card demonstration, named as Stripe names its own.

/** A card that no bank knows, and the decision of its bank. */
export type TestCard = {
  last4: number;
  /** Place where its bank wants the payment confirmed, before it is charged. */
  confirmedIn?: "dialog" | "page";
  /** Returns the error message of a charge that its bank refuses. */
  refusal?: () => string;
  /** True if its bank decides later, as with a direct debit. */
  isSlow?: boolean;
};

const declined = () => t("bank.declined");

const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { last4: 4242 },
  pm_card_threeDSecure2Required: { last4: 3184, confirmedIn: "dialog" },
  pm_card_threeDSecureRequired: { last4: 3063, confirmedIn: "dialog" },
  pm_card_threeDSecureRequiredChargeDeclined: {
    last4: 3178,
    confirmedIn: "dialog",
    refusal: declined,
  },
  pm_card_chargeDeclined: { last4: 2, refusal: declined },
  pm_card_chargeDeclinedInsufficientFunds: {
    last4: 9995,
    refusal: () => t("bank.insufficientFunds"),
  },
  pm_demo_bankPage: { last4: 3055, confirmedIn: "page" },
  pm_demo_processing: { last4: 77, isSlow: true },
};

/** Returns the card of a payment method; an unknown one is refused in Stripe's words. */
export const testCard = (paymentMethod: string): TestCard =>
  (Object.hasOwn(TEST_CARDS, paymentMethod) ? TEST_CARDS[paymentMethod] : undefined) ?? {
    last4: 0,
    refusal: () => t("bank.methodUnknown", { id: paymentMethod }),
  };
