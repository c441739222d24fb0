import { useEffect, useState } from "react";
import { everyMinute, serverNow } from "#relay/serverClock.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import type { DeliveryRules, DeliveryTexts } from "#relay/contract/page/shopTexts.ts";
import { deliveryText, longestDeliveryText } from "./deliveryDates.ts";
import styles from "./DeliveryTable.module.css";

// Delivery estimate of a product page: a duration, and in the browser the dates.

/**
 * Returns the dates of an order placed now by the server's clock, calculated in the browser and again
 * every minute, since the cut-off may pass; undefined before that, and where no date is promised. A browser's first look
 * at a time zone takes a fifth of the time of hydration, so it waits until the browser is idle.
 */
function useDeliveryDates(rules: DeliveryRules | undefined) {
  const [dates, setDates] = useState<string>();
  useEffect(() => {
    if (!rules) return;
    const update = () => setDates(deliveryText(rules, new Date(serverNow())));
    return everyMinute(() => whenIdle(update));
  }, [rules]);
  return dates;
}

/** Renders the duration, as a cached page states it; the dates take its space. */
export function DeliveryTime({ delivery }: { delivery: DeliveryTexts }) {
  const dates = useDeliveryDates(delivery.rules);
  return (
    <span
      className={styles.time}
      data-longest={delivery.rules && longestDeliveryText(delivery.rules)}
    >
      <span hidden={dates !== undefined}>{delivery.how}</span>
      {dates && <span>{dates}</span>}
    </span>
  );
}
