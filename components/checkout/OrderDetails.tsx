import type { ReactNode } from "react";
import { usePages } from "#components/page/usePages.ts";
import { useWords } from "#components/page/useShopTexts.ts";
import { linkTo } from "#components/ui/messageTags.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import { isContactPage } from "#relay/contract/page/isBuyersPage.ts";
import { t, tags } from "#words/t.ts";
import styles from "./ReceiptView.module.css";

// Sections of an order's page: delivery, payment, note and help.

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

/**
 * Where to ask about an order, and to change the address of one that may not have left; nothing for
 * a shop without a page to write to it and without an offer to respond to questions.
 */
export function OrderHelp(props: {
  order: Pick<Receipt, "delivery" | "number" | "progress">;
  questions?: string | undefined;
}) {
  const { order, questions } = props;
  const { delivery, number, progress } = order;
  const contact = usePages().find(({ uri }) => isContactPage(uri))?.uri;
  const canAsk = contact !== undefined && number !== undefined;
  if (!questions && !canAsk) return null;
  const link = linkTo((contact ?? "").replace(/\/$/, ""));
  const isToLeave = progress === "received" && delivery && !delivery.isCollected;
  return (
    <Section id="help-heading" title={t("order.help")}>
      {questions && <p>{questions}</p>}
      {canAsk && (
        <>
          <p>{tags("order.helpContact", { link }, { number })}</p>
          {isToLeave && <p>{tags("order.changeAddress", { link })}</p>}
        </>
      )}
    </Section>
  );
}
