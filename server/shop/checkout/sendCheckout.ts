import { effectOf, isServerError } from "#relay/contract/errors.ts";
import type { ResponseError } from "#relay/contract/errors.ts";
import { isRefusal } from "#relay/session/session.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import { errorText } from "#server/kernel/errorText.ts";
import document from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import type { sendCheckoutMutation } from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { BackendOrder, NewOrder } from "./backendOrder.ts";
import type { DraftOrder } from "./orderInput.ts";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "./orderMetaKeys.ts";

// Checkout mutation, with its result classified for the order's record.

void graphql`
  mutation sendCheckoutMutation($input: CheckoutInput!) {
    checkout(input: $input) {
      result
      redirect
      notices {
        message
      }
      order {
        ...backendOrder_order @relay(mask: false)
      }
    }
  }
`;

type Input = sendCheckoutMutation["variables"]["input"];

/** A placed order, as far as the backend describes it, and the address that it redirects to. */
export type MadeOrder = {
  order: BackendOrder | NewOrder | null | undefined;
  redirect: string | null | undefined;
};

/** Result of a checkout at the backend. */
export type Sent =
  | { made: MadeOrder }
  /**
   * The backend rejected it, with a message for the shopper. With `isSpent`, its intent has an unpaid
   * order, which another payment method cannot use.
   */
  | { refused: string; isSpent?: boolean }
  /** The backend rejected it, since its total differs from the confirmed one. */
  | "otherTotal"
  /** The backend rejected it, since the cart is empty: an order may have emptied it. */
  | "emptyCart"
  /** The backend rejected it, since its intent has an order; with the number, if that is saved. */
  | { exists: string | undefined }
  /** The backend certainly did nothing. */
  | "notSent"
  /** An order may exist. */
  | "unknown"
  /** An order may exist, or follow: the backend may still be working on it. */
  | "unfinished";

/** Sends a checkout, without retries; each way to the backend has one. */
export type CheckOut = (send: typeof fetch, input: DraftOrder["input"]) => Promise<Sent>;

const GENERAL = "The shop didn’t accept the order. No order was placed. Try again in a moment.";
const DECLINED = "The payment didn’t go through. Try again, or pay in another way.";
const MAX_SENTENCE = 300;

/** Returns the backend's message for a declined payment without its HTML, or ours. */
export const declined = (message: string | null | undefined): string =>
  htmlToText(message ?? "").slice(0, MAX_SENTENCE) || DECLINED;

/** True if a request failed at a timeout, which does not end it at the backend. */
function isTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { name, code = "" } = cause as NodeJS.ErrnoException;
    if (/^(Timeout|Abort)Error$/.test(name) || /TIMEOUT|TIMEDOUT/.test(code)) return true;
  }
  return false;
}

/** Matches the number of an intent's order in the error of a backend that checks for one. */
const EXISTING = new RegExp(`${INTENT_KEY}: ([^)]+)\\)`);

/** Returns the backend's message without its HTML; our own for errors of a session or a query. */
function sentenceOf(errors: readonly ResponseError[]): string {
  const [error] = errors;
  if (!error?.path || isRefusal(errors)) return GENERAL;
  return errorText(error) || GENERAL;
}

/** Reads why the backend rejected a checkout. */
export function rejection(errors: readonly ResponseError[]): Sent {
  const says = (text: RegExp | string) => errors.find(({ message }) => message.match(text));
  const existing = says(INTENT_KEY);
  if (existing) return { exists: EXISTING.exec(errorText(existing))?.[1] };
  if (says(CONFIRMED_TOTAL_KEY)) return "otherTotal";
  return says(/no session found/i) ? "emptyCart" : { refused: sentenceOf(errors) };
}

/** Returns the result of a checkout whose call failed. */
export function failedCheckout(error: unknown): Sent {
  if (effectOf(error) === "none") return "notSent";
  return isTimeout(error) ? "unfinished" : "unknown";
}

/** Checkout through WooGraphQL. */
export async function sendCheckout(send: typeof fetch, input: Input): Promise<Sent> {
  try {
    const { data, errors = [] } = await requestShop<sendCheckoutMutation>(send, document, {
      input,
    });
    const made = data?.checkout;
    if (made) {
      const [notice] = made.notices ?? [];
      if (made.result === "success") return { made };
      return { refused: declined(notice?.message) };
    }
    if (errors.length === 0 || errors.some(isServerError)) return "unknown";
    return rejection(errors);
  } catch (error) {
    return failedCheckout(error);
  }
}
