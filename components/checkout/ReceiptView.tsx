import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import type { OrderProgress, PlacedOrder, Receipt } from "#relay/contract/receipt.ts";
import { ReceiptSummary } from "./ReceiptSummary.tsx";
import { useOrderedCart } from "./useOrderedCart.ts";
import styles from "./ReceiptView.module.css";

const headings: Record<OrderProgress, string> = {
  received: "Your order is in",
  awaitingPayment: "Your order is awaiting payment",
  failed: "The payment didn’t go through",
  cancelled: "This order was cancelled",
  refunded: "This order was refunded",
};

/** Next step for an order, by shopper or shop. */
function NextStep({ receipt: { progress, email, delivery, payment } }: { receipt: Receipt }) {
  const { payAt, isElsewhere, instructions } = payment;
  switch (progress) {
    case "received":
      return (
        <>
          {payAt === undefined && instructions && <p>{instructions}</p>}
          <p>
            {delivery
              ? `We’ll email ${email} when your order is on its way.`
              : `We’ll send everything you need to ${email}.`}
          </p>
        </>
      );
    case "awaitingPayment":
    case "failed":
      if (payAt === undefined || isElsewhere) {
        return (
          <p>
            Your order is saved, but you can’t pay for it here. We’ll email {email} about how to
            pay.
          </p>
        );
      }
      return (
        <>
          <p>
            {progress === "failed"
              ? "Your order is saved. You can try the payment again."
              : "Your order is saved until it’s paid. If you’ve just paid, reload this page in a moment."}
          </p>
          <ButtonLink href={payAt} rel="external">
            {progress === "failed" ? "Try the payment again" : "Pay for this order"}
          </ButtonLink>
        </>
      );
    case "cancelled":
      return <p>It won’t be sent. If you still want something from it, order again.</p>;
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

/** Receipt of a placed order: number, products, delivery and payment. */
export function ReceiptView({ order }: { order: PlacedOrder }) {
  useOrderedCart(order);
  const { receipt } = order;
  const { number, placedAt, progress, email, delivery, billing, payment, note } = receipt;
  const { total, seenTotal } = receipt;
  const isComplete = progress === "received" || progress === "awaitingPayment";
  const isBilledThere = delivery?.address.join("\n") === billing.join("\n");
  return (
    <div className={`room ${styles.page}`}>
      <div>
        <PageHeading title={headings[progress]}>
          <p>
            {number ? `Order ${number}` : "Your order"}, placed on {dateText(placedAt)}.
            {isComplete && ` A receipt goes to ${email}.`}
          </p>
        </PageHeading>
        {seenTotal !== undefined && (
          <p role="alert" className={styles.changed}>
            A price changed while you were ordering. The total is now {total}; you saw {seenTotal}.
            If you don’t want it at that price, don’t pay, and let us know.
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
