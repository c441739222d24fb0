import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import type { OrderProgress, Receipt } from "#relay/contract/receipt.ts";
import { ReceiptSummary } from "./ReceiptSummary.tsx";
import styles from "./ReceiptView.module.css";

const headings: Record<OrderProgress, string> = {
  received: "Your order is in",
  awaitingPayment: "Your order waits to be paid",
  failed: "The payment didn’t go through",
  cancelled: "This order was cancelled",
  refunded: "This order was paid back",
};

/** What is left to be done for an order, and by whom. */
function NextStep({ receipt: { progress, email, delivery, payment } }: { receipt: Receipt }) {
  const { payAt, isElsewhere, instructions } = payment;
  switch (progress) {
    case "received":
      return (
        <>
          {payAt === undefined && instructions && <p>{instructions}</p>}
          <p>
            {delivery
              ? `The shop writes to ${email} when your order is on its way.`
              : `What you need is sent to ${email}.`}
          </p>
        </>
      );
    case "awaitingPayment":
    case "failed":
      if (payAt === undefined || isElsewhere) {
        return (
          <p>
            Your order is kept, and can’t be paid here. The shop writes to {email} about how to pay.
          </p>
        );
      }
      return (
        <>
          <p>
            {progress === "failed"
              ? "Your order is kept. You can try the payment again."
              : "Your order is kept until it is paid. If you have just paid, load this page again in a moment."}
          </p>
          <ButtonLink href={payAt} rel="external">
            {progress === "failed" ? "Try the payment again" : "Pay for this order"}
          </ButtonLink>
        </>
      );
    case "cancelled":
      return <p>It won’t be sent. What you still want can be ordered again.</p>;
    default:
      return <p>The money goes back the way it came.</p>;
  }
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** An order as it was placed: its number, what is in it, where it goes, how it is paid. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { number, placedAt, progress, email, delivery, billing, payment, note } = receipt;
  const { total, seenTotal } = receipt;
  const isKept = progress === "received" || progress === "awaitingPayment";
  const isBilledThere = delivery?.address.join("\n") === billing.join("\n");
  return (
    <div className={`room ${styles.page}`}>
      <div>
        <PageHeading title={headings[progress]}>
          <p>
            {number ? `Order ${number}` : "Your order"}, placed on {dateText(placedAt)}.
            {isKept && ` A receipt goes to ${email}.`}
          </p>
        </PageHeading>
        {seenTotal !== undefined && (
          <p role="alert" className={styles.changed}>
            A price changed while your order was being placed. It comes to {total}; you had seen{" "}
            {seenTotal}. Should you not want it at that, don’t pay for it, and tell the shop.
          </p>
        )}
        <Section id="next-heading" title="What happens next">
          <NextStep receipt={receipt} />
        </Section>
        {delivery && (
          <Section id="delivery-heading" title="Where it goes">
            <Address lines={delivery.address} />
            <p>{delivery.method}</p>
          </Section>
        )}
        <Section id="payment-heading" title="How it’s paid">
          <p>{payment.title}</p>
          {!isBilledThere && (
            <>
              <p>Billed to</p>
              <Address lines={billing} />
            </>
          )}
        </Section>
        {note && (
          <Section id="note-heading" title="Your note">
            <p className={styles.note}>{note}</p>
          </Section>
        )}
        <p className={styles.on}>
          <ButtonLink href="/products" variant="quiet">
            Keep looking
          </ButtonLink>
        </p>
      </div>
      <ReceiptSummary receipt={receipt} />
    </div>
  );
}
