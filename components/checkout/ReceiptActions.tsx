import { useIsHydrated } from "#components/form/useIsHydrated.ts";
import { Button } from "#components/ui/Button.tsx";
import type { PlacedOrder } from "#relay/contract/order/receipt.ts";
import styles from "./ReceiptView.module.css";

/** Link of an order and button to print it, so that the shopper can keep it. */
export function ReceiptActions({
  order,
}: {
  order: Pick<PlacedOrder, "link" | "receipt" | "isGuest">;
}) {
  const { link, receipt, isGuest = true } = order;
  const canPrint = useIsHydrated();
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
