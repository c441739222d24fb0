import { useEffect, useRef } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { spelled } from "#relay/facets.ts";
import { listingOrderOf, listingOrders } from "./listingOrder.ts";
import styles from "./ListingOrder.module.css";

type ListingOrderProps = {
  /** What the listing is narrowed by, which another order leaves as it is. */
  kept: readonly (readonly [string, string])[];
  onGo: () => void;
};

/** The order a listing is seen in; a choice takes effect at once, or by its button without script. */
export function ListingOrder({ kept, onGo }: ListingOrderProps) {
  const { urlPathname, urlParsed } = usePageContext();
  const { q } = urlParsed.search;
  const current = listingOrderOf(urlParsed.search);
  const field = useRef<HTMLSelectElement>(null);

  // The shopper may have chosen before the script was there.
  useEffect(() => {
    if (field.current && field.current.value !== current) field.current.form?.requestSubmit();
  }, [current]);

  return (
    <GetForm action={urlPathname} className={styles.order} spell={spelled} onGo={onGo}>
      {q && <input type="hidden" name="q" value={q} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className={styles.field}>
        <select
          key={current}
          ref={field}
          name="sort"
          aria-label="Sort by"
          defaultValue={current}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {Object.entries(listingOrders).map(([name, { words }]) => (
            <option key={name} value={name}>
              {words}
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
