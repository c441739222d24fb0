import { useShopTexts } from "#components/page/useShopTexts.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { PayButton } from "./PayButton.tsx";
import styles from "./ReceiptView.module.css";

// Next steps on the order confirmation: payment, emails and delivery.

/** Words by which a shop's instructions, as those of WooCommerce, name the payment's reference. */
const REFERENCE = /\breference\b/i;

/** Words by which they say that the order waits for the money. */
const ARRIVAL = /\b(arrive[ds]?|clear(s|ed)?|receive[ds]?)\b/i;

/** Returns the steps of a bank transfer; the shop's instructions replace what they say too. */
function transferSteps({ number, email, total, delivery, payment }: Receipt): string[] {
  const { instructions } = payment;
  const reference = REFERENCE.test(instructions)
    ? ` for order ${number}.`
    : `. Reference: ${number}.`;
  const sending = delivery ? "send your order and email you" : "email you what you ordered";
  const isCollected = delivery?.isCollected === true;
  const rest = [
    instructions,
    !ARRIVAL.test(instructions) &&
      `When the money arrives, we ${isCollected ? "get your order ready" : sending}.`,
    isCollected && "We email you when you can collect it.",
  ];
  return [
    `Pay ${total} by bank transfer${number ? reference : "."} The account details are in our email to ${email}.`,
    rest.filter(Boolean).join(" "),
  ];
}

/** Returns the next steps of an order that the shop has received, those of shopper and shop. */
function stepsOf(receipt: Receipt, arrival: string | undefined, questions: string): string[] {
  const { email, delivery, payment, total } = receipt;
  const { method = "", isCollected } = delivery ?? {};
  if (payment.isTransfer && !isFree(total)) return transferSteps(receipt);
  const way = method ? `${isCollected ? "" : "Delivery: "}${method}.` : questions;
  return [
    `A receipt is on its way to ${email}.`,
    delivery
      ? `We’ll email ${email} when your order is ${isCollected ? "ready to collect" : "on its way"}.`
      : `We’ll send everything you need to ${email}.`,
    arrival === undefined ? way : `With you ${arrival}.`,
  ].filter((step) => step !== "");
}

type NextStepsProps = Pick<PlacedOrder, "receipt" | "arrival">;

/** Renders the steps of a received order; for others a text, with a link to pay if unpaid. */
export function NextSteps({ receipt, arrival }: NextStepsProps) {
  const { progress, email, delivery, payment, total } = receipt;
  const { payAt, isElsewhere, isTransfer } = payment;
  const { questions = "" } = useShopTexts();
  switch (progress) {
    case "received":
      return (
        <>
          <ol className={styles.steps}>
            {stepsOf(receipt, arrival, questions).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {!isTransfer && payAt === undefined && !isFree(total) && <p>{payment.instructions}</p>}
        </>
      );
    case "awaitingPayment":
    case "failed":
      if (payAt === undefined || isElsewhere) {
        return (
          <p>{`Your order is saved, but you can’t pay for it here. We’ll email ${email} about how to pay.`}</p>
        );
      }
      return (
        <>
          <p>
            {progress === "failed"
              ? "Your order is saved. You can try the payment again."
              : "Your order is saved until it’s paid. If you’ve just paid, reload this page in a moment."}
          </p>
          <PayButton payment={payment}>
            {progress === "failed" ? "Try the payment again" : "Pay for this order"}
          </PayButton>
        </>
      );
    case "completed":
      return (
        <p>
          <span>
            {delivery === undefined
              ? `Everything you need is in our emails to ${email}.`
              : "There’s nothing left to do."}
          </span>{" "}
          {questions}
        </p>
      );
    case "cancelled":
      return <p>It won’t be sent. If you still want something from it, order again.</p>;
    default:
      return <p>The money goes back the way it came.</p>;
  }
}
