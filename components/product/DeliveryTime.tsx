import { useEffect, useState } from "react";
import { deliveryRules } from "#components/layout/deliveryRules.ts";
import { shopTexts } from "#components/layout/shopTexts.ts";
import { deliveryText } from "./deliveryDates.ts";
import styles from "./DeliveryTable.module.css";

// Delivery estimate of a product page: a duration, and in the browser the dates.

/**
 * Returns the dates of an order placed now, calculated in the browser and again every minute, since
 * the cut-off may pass; undefined before that, and where no date is promised.
 */
function useDeliveryDates() {
  const [dates, setDates] = useState<string>();
  useEffect(() => {
    const rules = deliveryRules;
    if (!rules) return;
    const update = () => setDates(deliveryText(rules, new Date()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return dates;
}

/** Renders the duration, as a cached page states it; the dates take its space. */
export function DeliveryTime() {
  const dates = useDeliveryDates();
  return (
    <span className={styles.time}>
      <span hidden={dates !== undefined}>{shopTexts.delivery.how}</span>
      {dates && <span>{dates}</span>}
    </span>
  );
}
