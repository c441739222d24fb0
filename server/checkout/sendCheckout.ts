import type { ResponseError } from "#relay/contract/errors.ts";
import { isRefusal } from "#relay/session/session.ts";
import { htmlToText } from "#server/search/htmlToText.ts";
import { errorText } from "./errorText.ts";
import document from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import type { sendCheckoutMutation } from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import { CONFIRMED_TOTAL_KEY } from "./orderMetaKeys.ts";

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

/** Result of a checkout at the backend. */
export type Sent =
  | { made: CheckoutPayload }
  /** The backend rejected it, with a message for the shopper. */
  | { refused: string }
  /** The backend rejected it, since its total differs from the confirmed one. */
  | "unseenTotal"
  /** Nothing was sent. */
  | "notSent"
  /** An order may exist. */
  | "unknown";

const GENERAL = "The shop didn’t accept the order. No order was placed. Try again in a moment.";
const MAX_SENTENCE = 300;

/** True for the backend's internal error, after which an order may exist. */
const isServerError = ({ message }: ResponseError) => /^internal server error/i.test(message);

/** True if a request never reached the backend: the connection failed. */
function isUnreached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (["ECONNREFUSED", "ENOTFOUND"].includes((cause as NodeJS.ErrnoException).code ?? "")) {
      return true;
    }
  }
  return false;
}

/** Returns the backend's message without its HTML; our own for errors of a session or a query. */
function sentenceOf(errors: readonly ResponseError[]): string {
  const [error] = errors;
  if (!error?.path || isRefusal(errors)) return GENERAL;
  if (/no session found/i.test(error.message)) return "Your cart is empty. No order was placed.";
  return errorText(error) || GENERAL;
}

/** Sends a checkout, without retries. */
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
      const words = htmlToText(notice?.message ?? "").slice(0, MAX_SENTENCE);
      return {
        refused: words || "The payment didn’t go through. Try again, or pay in another way.",
      };
    }
    if (errors.length === 0 || errors.some(isServerError)) return "unknown";
    if (errors.some(({ message }) => message.includes(CONFIRMED_TOTAL_KEY))) return "unseenTotal";
    return { refused: sentenceOf(errors) };
  } catch (error) {
    return isUnreached(error) ? "notSent" : "unknown";
  }
}
