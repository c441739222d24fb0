import { useWords } from "#components/page/useShopTexts.ts";
import type { ReactNode } from "react";
import { PayButton } from "#components/checkout/PayButton.tsx";
import { ReceiptSummary } from "#components/checkout/ReceiptSummary.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import type { AccountOrder } from "#relay/contract/account/accountData.ts";
import { AccountForm } from "./AccountForm.tsx";
import styles from "./Account.module.css";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <address className={styles.address}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);

/** Page of one order: lines, delivery, payment, status and "Order again". */
export function OrderView({ order, again = "" }: { order: AccountOrder; again?: string }) {
  const { id, number, placedAt, status, delivery, billing, payment, note } = order;
  const { deliveryAddress } = useWords();
  return (
    <>
      <h1>{`Order ${number}`}</h1>
      <p>{`Placed on ${dateText(placedAt)}. ${status}.`}</p>
      {(payment.instructions || payment.payAt) && (
        <Part title="What to do next">
          {payment.instructions && <p>{payment.instructions}</p>}
          <PayButton payment={payment}>Pay for this order</PayButton>
        </Part>
      )}
      <ReceiptSummary receipt={order} />
      {delivery && (
        <Part title={delivery.isCollected ? "Where to collect it" : deliveryAddress}>
          {!delivery.isCollected && <Lines lines={delivery.address} />}
          {delivery.method && <p>{delivery.method}</p>}
        </Part>
      )}
      <Part title="How it’s paid">
        <p>{isFree(order.total) ? "There’s nothing to pay." : payment.title}</p>
        <Lines lines={billing} />
      </Part>
      {note && (
        <Part title="Your note">
          <p className={styles.customerNote}>{note}</p>
        </Part>
      )}
      <AccountForm
        action={`/account/orders/${id}/again`}
        name="again"
        hidden={{ key: again }}
        button="Order again"
        pendingLabel="Adding"
        variant="quiet"
      />
    </>
  );
}
