import { useEffect } from "react";
import { useHydrated } from "vike-react/useHydrated";
import { useWords } from "#components/page/useShopTexts.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import type { OrderProgress, PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import type { CartToConfirm } from "#relay/contract/order/confirmedOrder.ts";
import { forgetShopper, noteOrdered, savedCart } from "#relay/cart/persistence.ts";
import { Button } from "#components/ui/Button.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OrderDetails, Section } from "./OrderDetails.tsx";
import { OrderHero } from "./OrderHero.tsx";
import { ReceiptSummary } from "./ReceiptSummary.tsx";
import styles from "./ReceiptView.module.css";

/** Link of an order and button to print it, so that the shopper can keep it. */
function ReceiptActions({ order }: { order: Pick<PlacedOrder, "link" | "receipt" | "isGuest"> }) {
  const { link, receipt, isGuest = true } = order;
  const canPrint = useHydrated();
  const key = new URLSearchParams(link?.replace(/^[^?]*/, "")).get("key");
  return (
    <>
      {link !== undefined && (
        <>
          <p className={styles.screen}>
            {isGuest
              ? "This link opens your order on any device, for at least 30 days. Anyone who has it can see the order."
              : "This link opens your order on any device, once you have signed in there."}
          </p>
          <p
            className={styles.printed}
          >{`Find this order again with its number, ${receipt.number}, and its key, ${key}.`}</p>
        </>
      )}
      <p className={styles.keep}>
        {link !== undefined && (
          <a href={link} rel="external">{`Link to order ${receipt.number}`}</a>
        )}
        <a href="/account/find-order" rel="external">
          Find an order
        </a>
        {canPrint && (
          <Button type="button" variant="quiet" isSmall onClick={() => window.print()}>
            Print
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

const headings: Record<OrderProgress, string> = {
  received: "Your order is in",
  awaitingPayment: "Your order is awaiting payment",
  completed: "Your order is complete",
  failed: "The payment didn’t go through",
  cancelled: "This order was cancelled",
  refunded: "This order was refunded",
};

/** Receipt of a placed order: number, products, delivery and payment. */
export function ReceiptView({ order }: { order: PlacedOrder }) {
  useOrderedCart(order);
  const words = useWords();
  const { receipt, isGuest, isStored } = order;
  const { number, placedAt, progress, email, lines } = receipt;
  const { total, seenTotal: confirmedTotal } = receipt;
  const isNew = progress === "received" || progress === "awaitingPayment";
  return (
    <>
      <OrderHero lines={lines}>
        <h1>{headings[progress]}</h1>
        <p>
          <span>{`${number ? `Order ${number}` : "Your order"}, placed on ${dateText(placedAt)}.`}</span>
          {isNew && <span>{` A receipt goes to ${email}.`}</span>}
        </p>
        {isStored && <p>This is your order as it was placed. We email you about any change.</p>}
      </OrderHero>
      <div className={`room ${styles.page}`}>
        <div>
          {confirmedTotal !== undefined && (
            <p
              role="alert"
              className={`error-box ${styles.changed}`}
            >{`A price changed while you were ordering. The total is now ${total}; you saw ${confirmedTotal}. If you don’t want it at that price, don’t pay, and let us know.`}</p>
          )}
          <Section id="next-heading" title="What happens next">
            <NextSteps {...order} />
          </Section>
        </div>
        <ReceiptSummary receipt={receipt} />
        <div>
          <OrderDetails order={receipt} />
          <Section id="keep-heading" title="Keep this order">
            <ReceiptActions order={order} />
          </Section>
          {isGuest && (
            <Section id="account-heading" title="Order faster next time" className={styles.screen}>
              <p>With an account, your addresses are filled in, and you can see past orders.</p>
              <ButtonLink href="/account?for=order#register" variant="quiet" rel="external">
                Open an account
              </ButtonLink>
            </Section>
          )}
          <p className={`${styles.on} ${styles.screen}`}>
            <ButtonLink href="/products" variant="quiet">
              {words.goOn}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
