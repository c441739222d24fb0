import { deliveryRules } from "#components/layout/deliveryRules.ts";
import { deliveryText } from "./deliveryDates.ts";

/** Passes on the dates of an order placed now, and again each minute: the cut-off may pass. */
export function followDeliveryDates(
  show: (dates: string | undefined) => void,
  signal: AbortSignal,
): void {
  if (!deliveryRules || signal.aborted) return;
  const rules = deliveryRules;
  const update = () => show(deliveryText(rules, new Date()));
  update();
  const timer = setInterval(update, 60_000);
  signal.addEventListener("abort", () => clearInterval(timer));
}
