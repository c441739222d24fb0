import type { ReactNode } from "react";
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

/** Step of a bank transfer: its amount and reference, of which a tap selects each whole. */
function Transfer({ number, total, payment }: Receipt) {
  const facts = [
    ["Amount", total],
    // The shop's instructions may want another reference.
    [REFERENCE.test(payment.instructions) ? "Order number" : "Reference", number],
  ];
  return (
    <div className={styles.step}>
      <p>Transfer this from your bank:</p>
      <dl className={styles.transfer}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** Returns the steps of a bank transfer: what to pay, where to, and what happens then. */
function transferSteps(receipt: Receipt): ReactNode[] {
  const { email, delivery, payment } = receipt;
  const { instructions } = payment;
  const when = ARRIVAL.test(instructions) ? "Then" : "When the money arrives,";
  const sending = delivery ? "send your order and email you" : "email you what you ordered";
  const collecting = "get your order ready, and email you when you can collect it";
  return [
    <Transfer key="transfer" {...receipt} />,
    <div key="account" className={styles.step}>
      {instructions && <p className={styles.note}>{instructions}</p>}
      <p>{`Our email to ${email} has the account details${instructions && " as well"}.`}</p>
    </div>,
    `${when} we ${delivery?.isCollected ? collecting : sending}.`,
  ];
}

/** Returns the next steps of an order that the shop has received, those of shopper and shop. */
function stepsOf(receipt: Receipt, arrival: string | undefined, questions: string): ReactNode[] {
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
            {stepsOf(receipt, arrival, questions).map((step, at) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
          {!isTransfer && payAt === undefined && !isFree(total) && (
            <p className={styles.note}>{payment.instructions}</p>
          )}
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
