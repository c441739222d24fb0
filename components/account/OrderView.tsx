import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { OrderDetails, OrderHelp, Section } from "#components/checkout/OrderDetails.tsx";
import { BankTransfer } from "#components/checkout/BankTransfer.tsx";
import { PayButton } from "#components/checkout/PayButton.tsx";
import { ReceiptSummary } from "#components/checkout/ReceiptSummary.tsx";
import type { AccountOrder } from "#relay/contract/account/accountData.ts";
import { AccountForm } from "./AccountForm.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Account.module.css";

/**
 * Page of one order: its progress, "Order again", what is left to pay, products, delivery and
 * payment, and where to ask about it.
 */
export function OrderView({ order, again = "" }: { order: AccountOrder; again?: string }) {
  const { id, number, payment } = order;
  const { questions } = useShopTexts();
  const { withdraw } = useWords();
  return (
    <>
      <div className={styles.head}>
        <h1>{t("order.numbered", { number })}</h1>
        <AccountForm
          action={`/account/orders/${id}/again`}
          name="again"
          hidden={{ key: again }}
          button={t("order.again")}
          pendingLabel={t("order.addingAgain")}
          variant="quiet"
          isSmall
        />
      </div>
      <div className={`${styles.panel} ${styles.progress}`}>
        <OrderProgress order={order} />
      </div>
      {(payment.instructions || payment.isTransfer || payment.payAt) && (
        <Section id="next-heading" title={t("order.next")}>
          {payment.isTransfer && <BankTransfer {...order} />}
          {payment.instructions && <p className={styles.instructions}>{payment.instructions}</p>}
          <PayButton payment={payment}>{t("order.pay")}</PayButton>
        </Section>
      )}
      <div className={styles.order}>
        <ReceiptSummary receipt={order} />
        <div>
          <OrderDetails order={order} />
          <OrderHelp order={order} questions={questions} />
          {withdraw && (
            <p>
              <a
                className={styles.link}
                href={localePath(`/withdraw?order=${encodeURIComponent(number)}`)}
                rel="external"
              >
                {withdraw}
              </a>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
