import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { spelled } from "#relay/contract/page/facets.ts";
import { ORDER_FORM_ID } from "./listingIds.ts";
import type { OnNavigate } from "./followHere.ts";
import styles from "./ListingOrder.module.css";

// Sort form of a listing: a select with the sort orders.

type ListingOrderProps = {
  action: string;
  /** Sort orders by URL parameter, and the current one. */
  orders: Readonly<Record<string, { label: string }>>;
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
      <span className={styles.field}>
        <select
          ref={field}
          name="sort"
          aria-label="Sort by"
          defaultValue={current}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {Object.entries(orders).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <Button variant="quiet" isSmall>
          Sort
        </Button>
      </noscript>
    </GetForm>
  );
}
