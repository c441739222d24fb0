import { useEffect } from "react";
import { useHydrated } from "vike-react/useHydrated";
import { Part } from "#components/page/Part.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { dateText } from "#components/ui/shopDate.ts";
import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import type { CartToConfirm } from "#relay/contract/order/confirmedOrder.ts";
import { forgetShopper, noteOrdered, savedCart } from "#relay/cart/persistence.ts";
import { Button } from "#components/ui/Button.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OrderDetails, OrderHelp, Section } from "./OrderDetails.tsx";
import { OrderHero } from "./OrderHero.tsx";
import { ReceiptSummary } from "./ReceiptSummary.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ReceiptView.module.css";

/** Link of an order and button to print it, so that the shopper can keep it. */
function ReceiptActions({ order }: { order: Pick<PlacedOrder, "link" | "receipt" | "isGuest"> }) {
  const { link, receipt, isGuest = true } = order;
  const { number = "" } = receipt;
  const canPrint = useHydrated();
  const { withdraw } = useWords();
  const key = new URLSearchParams(link?.replace(/^[^?]*/, "")).get("key") ?? "";
  return (
    <>
      {link !== undefined && (
        <>
          <p className={styles.screen}>
            {isGuest ? t("order.guestLink") : t("order.customerLink")}
          </p>
          <p className={styles.printed}>{t("order.findAgain", { number, key })}</p>
        </>
      )}
      <p className={styles.keep}>
        {link !== undefined && (
          <a href={localePath(link)} rel="external">
            {t("order.linkTo", { number })}
          </a>
        )}
        <a href={localePath("/account/find-order")} rel="external">
          {t("footer.findOrder")}
        </a>
        {withdraw && (
          <a href={localePath(`/withdraw?order=${encodeURIComponent(number)}`)} rel="external">
            {withdraw}
          </a>
        )}
        {canPrint && (
          <Button type="button" variant="quiet" isSmall onClick={() => window.print()}>
            {t("order.print")}
          </Button>
        )}
      </p>
    </>
  );
}

/** True if the saved cart has the lines of an order, or none: other lines are a newer cart. */
function isOrdered({ lines }: Receipt): boolean {
  const { cart } = savedCart()?.data ?? {};
  if (!cart) return true;
  const saved = confirmedOrder(cart as unknown as CartToConfirm).lines;
  return (
    saved.length === lines.length &&
    saved.every(({ name, quantity }, at) => {
      const ordered = lines[at];
      return ordered?.quantity === quantity && ordered.name.startsWith(name);
    })
  );
}

/**
 * Forgets the saved cart that a recent order was placed from, so that the shop does not offer its
 * products again: without script, or after a payment on another page, this browser learns of the
 * order only here.
 */
function useOrderedCart({ receipt, isRecent }: PlacedOrder): void {
  useEffect(() => {
    if (isRecent && isOrdered(receipt)) forgetShopper();
    else noteOrdered(false);
  }, [receipt, isRecent]);
}

/** Receipt of a placed order: number, products, delivery and payment. */
export function ReceiptView({ order }: { order: PlacedOrder }) {
  useOrderedCart(order);
  const words = useWords();
  const { receipt, isGuest, isStored } = order;
  const { number, progress, email, lines, total, payment, seenTotal: confirmed } = receipt;
  const date = dateText(receipt.placedAt);
  const awaitsTransfer = progress === "received" && payment.isTransfer && !isFree(total);
  // The next steps of any other order that was received begin with its receipt.
  const note = awaitsTransfer
    ? t("order.awaitsTransfer")
    : progress === "awaitingPayment" && t("order.receiptGoesTo", { email });
  return (
    <>
      <OrderHero lines={lines}>
        <h1>{t("order.heading", { progress })}</h1>
        <p>
          <span>
            {number ? t("order.placedOn", { number, date }) : t("order.yoursPlacedOn", { date })}
          </span>
          {note && <span> {note}</span>}
        </p>
        {payment.paidAt && !isFree(total) && (
          <p>
            <span className={styles.paid}>
              {t("order.paidBy", { total, method: payment.title })}
            </span>
          </p>
        )}
        {isStored && <p>{t("order.asPlaced")}</p>}
        {confirmed !== undefined && (
          <div role="alert" className={`error-box ${styles.changed}`}>
            {t("order.priceChanged", { total, confirmed })}
          </div>
        )}
        <Section id="next-heading" title={t("order.next")} className={styles.next}>
          <NextSteps {...order} />
        </Section>
      </OrderHero>
      <div className={`room ${styles.page}`}>
        <ReceiptSummary receipt={receipt} />
        <div className={styles.sections}>
          <Part name="receipt">
            <OrderDetails order={receipt} />
            <Section id="keep-heading" title={t("order.keep")}>
              <ReceiptActions order={order} />
            </Section>
            <OrderHelp order={receipt} />
            {isGuest && (
              <Section id="account-heading" title={t("order.nextTime")} className={styles.screen}>
                <p>{t("order.nextTimeNote")}</p>
                <ButtonLink href="/account?for=order#register" variant="quiet" rel="external">
                  {t("account.open")}
                </ButtonLink>
              </Section>
            )}
            <p className={`${styles.on} ${styles.screen}`}>
              <ButtonLink href="/products" variant="quiet">
                {words.goOn}
              </ButtonLink>
            </p>
          </Part>
        </div>
      </div>
    </>
  );
}
