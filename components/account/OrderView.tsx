import { usePages } from "#components/page/usePages.ts";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { OrderDetails, Section } from "#components/checkout/OrderDetails.tsx";
import { BankTransfer } from "#components/checkout/BankTransfer.tsx";
import { PayButton } from "#components/checkout/PayButton.tsx";
import { ReceiptSummary } from "#components/checkout/ReceiptSummary.tsx";
import { linkTo } from "#components/ui/messageTags.tsx";
import { isContactPage } from "#relay/contract/page/isBuyersPage.ts";
import type { AccountOrder } from "#relay/contract/account/accountData.ts";
import { AccountForm } from "./AccountForm.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { t, tags } from "#words/t.ts";
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
  const contact = usePages().find(({ uri }) => isContactPage(uri))?.uri;
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
          {(questions || contact) && (
            <Section id="help-heading" title={t("order.help")}>
              {questions && <p>{questions}</p>}
              {contact && (
                <p>
                  {tags(
                    "order.helpContact",
                    { link: linkTo(contact.replace(/\/$/, "")) },
                    { number },
                  )}
                </p>
              )}
            </Section>
          )}
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
