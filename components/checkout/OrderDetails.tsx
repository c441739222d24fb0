import type { ReactNode } from "react";
import { useWords } from "#components/page/useShopTexts.ts";
import { dateText } from "#components/ui/shopDate.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import { t } from "#words/t.ts";
import styles from "./ReceiptView.module.css";

// Sections of an order's page: delivery, payment and note.

type SectionProps = {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Section of an order's page. */
export function Section({ id, title, className = "", children }: SectionProps) {
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}

type OrderDetailsProps = {
  order: Pick<Receipt, "delivery" | "billing" | "note" | "total"> & {
    payment: Pick<Receipt["payment"], "title" | "paidAt">;
  };
};

/** Delivery, payment and note of an order; the billing address only if it is another one. */
export function OrderDetails({ order }: OrderDetailsProps) {
  const { deliveryAddress } = useWords();
  const { delivery, billing, payment, note, total } = order;
  const destination = delivery?.isCollected ? undefined : delivery?.address;
  const isBilledThere = destination?.join("\n") === billing.join("\n");
  return (
    <div className={styles.details}>
      {delivery && (
        <Section id="delivery-heading" title={destination ? deliveryAddress : t("order.collectAt")}>
          {destination && <Address lines={destination} />}
          {delivery.method && <p>{delivery.method}</p>}
        </Section>
      )}
      <Section id="payment-heading" title={t("order.paidHow")}>
        <p>{isFree(total) ? t("order.nothingToPay") : payment.title}</p>
        {payment.paidAt && (
          <p className={styles.paid}>{t("order.paidOn", { date: dateText(payment.paidAt) })}</p>
        )}
        {!isBilledThere && (
          <>
            <p>{t("order.billedTo")}</p>
            <Address lines={billing} />
          </>
        )}
      </Section>
      {note && (
        <Section id="note-heading" title={t("order.note")}>
          <p className={styles.note}>{note}</p>
        </Section>
      )}
    </div>
  );
}
