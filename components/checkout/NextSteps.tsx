import type { ReactNode } from "react";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { BankTransfer } from "./BankTransfer.tsx";
import { PayButton } from "./PayButton.tsx";
import { t } from "#words/t.ts";
import styles from "./ReceiptView.module.css";

// Next steps on the order confirmation: payment, emails and delivery.

/** Words by which a shop's instructions say that the order waits for the money. */
const ARRIVAL = /\b(arrive[ds]?|clear(s|ed)?|receive[ds]?)\b/i;

/** Returns the way of an order to its shopper; "none" if nothing is delivered. */
const wayOf = ({ delivery }: Receipt) =>
  delivery ? (delivery.isCollected ? "collected" : "sent") : "none";

/** Returns the steps of a bank transfer: what to pay, where to, and what happens then. */
function transferSteps(receipt: Receipt): ReactNode[] {
  const { email, payment } = receipt;
  const { instructions } = payment;
  const way = wayOf(receipt);
  return [
    <BankTransfer key="transfer" {...receipt} />,
    <div key="account" className={styles.step}>
      {instructions && <p className={styles.note}>{instructions}</p>}
      <p>
        {instructions
          ? t("order.transferMoreDetails", { email })
          : t("order.transferDetails", { email })}
      </p>
    </div>,
    ARRIVAL.test(instructions) ? t("order.thenSent", { way }) : t("order.paidThenSent", { way }),
  ];
}

/** Returns the next steps of an order that the shop has received, those of shopper and shop. */
function stepsOf(receipt: Receipt, arrival: string | undefined, questions: string): ReactNode[] {
  const { email, delivery, payment, total } = receipt;
  const { method = "", isCollected } = delivery ?? {};
  if (payment.isTransfer && !isFree(total)) return transferSteps(receipt);
  const by = isCollected ? t("order.collectBy", { method }) : t("order.deliverBy", { method });
  return [
    t("order.receiptComing", { email }),
    t("order.emailWhen", { way: wayOf(receipt) }),
    arrival === undefined ? (method ? by : questions) : t("order.arrives", { arrival }),
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
        return <p>{t("order.cannotPayHere", { email })}</p>;
      }
      return (
        <>
          <p>{progress === "failed" ? t("order.paymentFailed") : t("order.paymentAwaited")}</p>
          <PayButton payment={payment}>
            {progress === "failed" ? t("order.payAgain") : t("order.pay")}
          </PayButton>
        </>
      );
    case "completed":
      return (
        <p>
          <span>{delivery === undefined ? t("order.emailed", { email }) : t("order.done")}</span>{" "}
          {questions}
        </p>
      );
    case "cancelled":
      return <p>{t("order.cancelledNote")}</p>;
    default:
      return <p>{t("order.refundedNote")}</p>;
  }
}
