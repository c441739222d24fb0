import type { ShopUnderTest } from "#faults/shopUnderTest.ts";
import type { CartModel } from "./cartModel.ts";
import type { Driver } from "./driver.ts";
import type { PlannedFault } from "./schedule.ts";

// Checkout in the fault bench: places an order among faults and compares it with the model.

/** Maximum number of views of the order's page, half a minute apart, until it shows the result. */
const LOOKS = 6;

/** Result of one checkout: orders by the ledger, and violations. */
type OrderResult = { orders: number; violations: string[] };

/**
 * Orders a shopper's cart while no change is pending: fills in the form, injects the faults,
 * presses "Place order" a number of times, and views the order's page until it shows the result.
 */
export async function placeOrder(
  { proxy, ledger, pass, checkoutOf }: ShopUnderTest,
  { driver, model }: { driver: Driver; model: CartModel },
  { times, faults = [] }: { times: number; faults?: readonly PlannedFault[] | undefined },
): Promise<OrderResult> {
  const checkout = checkoutOf(driver.cookies());
  const ordersBefore = ledger.placedOrders().length;
  await checkout.fill();
  proxy.inject(...faults.map((fault) => ({ ...fault, times: 1 })));
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    outcomes.push(await checkout.place());
  }
  proxy.recover();
  let shown = outcomes.every((outcome) => ["failed", "refused", "changed"].includes(outcome))
    ? "not placed"
    : "";
  for (let look = 0; look < LOOKS && shown !== "not placed"; look += 1) {
    shown = await checkout.view();
    if (shown === "placed") break;
    // A call that is applied late takes effect within half a minute.
    await proxy.release();
    pass(31);
  }
  // The server may place the order with the intent of an earlier attempt that placed none.
  const orders = ledger.placedOrders().slice(ordersBefore);
  const [order] = orders;
  const violations: string[] = [];
  if (orders.length > 1)
    violations.push(`orders: ${orders.length} of one checkout (${outcomes.join(", ")})`);
  if (orders.length === 0 && shown === "placed")
    violations.push("orders: one is shown that is not there");
  if (orders.length > 0 && shown !== "placed") {
    violations.push(
      `orders: one is there, and the shopper sees "${shown}" (${outcomes.join(", ")})`,
    );
  }
  if (order) {
    const { lines, hasCoupon, total, confirmedTotal } = order;
    violations.push(...model.compare(lines, hasCoupon));
    if (confirmedTotal !== total) {
      violations.push(`price: ordered at ${total}, confirmed at ${confirmedTotal}`);
    }
    model.clear();
    await driver.noteOrder();
  }
  return { orders: orders.length, violations };
}
