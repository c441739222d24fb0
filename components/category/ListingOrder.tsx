import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { spelled } from "#relay/contract/page/facets.ts";
import { ORDER_FORM_ID } from "./listingIds.ts";
import type { OnNavigate } from "./followHere.ts";
import { t } from "#words/t.ts";
import styles from "./ListingOrder.module.css";

// Sort form of a listing: a select with the sort orders.

type ListingOrderProps = {
  action: string;
  /** Sort orders by URL parameter, and the current one. */
  orders: Readonly<Record<string, unknown>>;
  current: string;
  onNavigate: OnNavigate;
};

/** A choice takes effect at once, or by the submit button without script. */
export function ListingOrder(props: ListingOrderProps) {
  const { action, orders, current, onNavigate } = props;
  const field = useRef<HTMLSelectElement>(null);

  const isAlive = useRef(false);

  useEffect(() => {
    const element = field.current;
    if (element && element.value !== current) {
      // The shopper may have chosen before hydration.
      if (isAlive.current) element.value = current;
      else element.form?.requestSubmit();
    }
    isAlive.current = true;
  }, [current]);

  return (
    <GetForm
      id={ORDER_FORM_ID}
      action={action}
      className={styles.order}
      spell={spelled}
      onNavigate={onNavigate}
    >
      <select
        ref={field}
        name="sort"
        aria-label={t("category.sortBy")}
        defaultValue={current}
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {Object.keys(orders).map((order) => (
          <option key={order} value={order}>
            {t("category.order", { order: order.replace("-", "_") })}
          </option>
        ))}
      </select>
      <noscript>
        <Button variant="quiet" isSmall>
          {t("category.sort")}
        </Button>
      </noscript>
    </GetForm>
  );
}
