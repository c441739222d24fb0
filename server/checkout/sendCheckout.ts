import type { AnswerError } from "#relay/contract/errors.ts";
import { isRefusal } from "#relay/session/session.ts";
import { plainText } from "#server/search/plainText.ts";
import { errorText } from "./errorText.ts";
import document from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import type { sendCheckoutMutation } from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import { SEEN_TOTAL_KEY } from "./orderMetaKeys.ts";

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

/** The backend's payload for a checkout. */
export type CheckoutPayload = NonNullable<sendCheckoutMutation["response"]["checkout"]>;

/** What the backend made of a checkout. */
export type Sent =
  | { made: CheckoutPayload }
  /** It says no, in words for the shopper where it has any. */
  | { refused: string }
  /** It says no, since the order would have come to another total than its shopper has seen. */
  | "unseenTotal"
  /** Nothing was sent. */
  | "notSent"
  /** There may be an order. */
  | "unknown";

const GENERAL = "The shop did not take the order. Nothing was placed.";
const MAX_SENTENCE = 300;

/** The backend's words for a fault of its own: how far it came is not known. */
const isFault = ({ message }: AnswerError) => /^internal server error/i.test(message);

/** Whether a call never reached anybody: there was nobody to connect to. */
function isUnreached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (["ECONNREFUSED", "ENOTFOUND"].includes((cause as NodeJS.ErrnoException).code ?? "")) {
      return true;
    }
  }
  return false;
}

/** The backend's sentence without its HTML; our own where it is of a session or a query. */
function sentenceOf(errors: readonly AnswerError[]): string {
  const [error] = errors;
  if (!error?.path || isRefusal(errors)) return GENERAL;
  if (/no session found/i.test(error.message)) return "Your cart is empty. Nothing was placed.";
  return errorText(error) || GENERAL;
}

/** Sends a checkout, once. */
export async function sendCheckout(
  send: typeof fetch,
  input: sendCheckoutMutation["variables"]["input"],
): Promise<Sent> {
  try {
    const { data, errors = [] } = await requestShop<sendCheckoutMutation>(send, document, {
      input,
    });
    const made = data?.checkout;
    if (made) {
      const [notice] = made.notices ?? [];
      if (made.result === "success") return { made };
      const words = plainText(notice?.message ?? "").slice(0, MAX_SENTENCE);
      return {
        refused: words || "The payment did not go through. Try again, or pay in another way.",
      };
    }
    if (errors.length === 0 || errors.some(isFault)) return "unknown";
    if (errors.some(({ message }) => message.includes(SEEN_TOTAL_KEY))) return "unseenTotal";
    return { refused: sentenceOf(errors) };
  } catch (error) {
    return isUnreached(error) ? "notSent" : "unknown";
  }
}
