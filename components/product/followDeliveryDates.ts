import { deliveryRules } from "#components/layout/deliveryRules.ts";
import { deliveryText } from "./deliveryDates.ts";

/**
 * Calls a listener with the dates of an order placed now, at once and every minute, since the
 * cut-off may pass. Returns a function that stops it.
 */
export function followDeliveryDates(
  show: (dates: string | undefined) => void,
): (() => void) | undefined {
  if (!deliveryRules) return undefined;
  const rules = deliveryRules;
  const update = () => show(deliveryText(rules, new Date()));
  update();
  const timer = setInterval(update, 60_000);
  return () => clearInterval(timer);
}
