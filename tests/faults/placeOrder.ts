import { CONFIRMED_TOTAL_KEY } from "#server/shop/checkout/orderMetaKeys.ts";
import { ordererOf } from "#tests/worlds/shoppers/orderer.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";
import type { CartModel } from "./cartModel.ts";
import type { Driver } from "./driver.ts";
import type { FaultyShop } from "./faultyShop.ts";
import type { PlannedFault } from "./schedule.ts";

// Checkout in the fault bench: places an order among faults and compares it with the model.

const IN = "Your order is in";
const NOT_IN = "Your order didn’t reach us";
/** Maximum number of views of the order's page, half a minute apart, until it shows the result. */
const LOOKS = 6;

/** Result of one checkout: orders by the ledger, and violations. */
export type Checkout = { orders: number; violations: string[] };

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

/**
 * Orders a shopper's cart while no change is pending: fills in the form, injects the faults,
 * presses "Place order" a number of times, and views the order's page until it shows the result.
 */
export async function placeOrder(
  shop: FaultyShop,
  { driver, model }: { driver: Driver; model: CartModel },
  { times, faults = [] }: { times: number; faults?: readonly PlannedFault[] | undefined },
): Promise<Checkout> {
  const { app, ledger, proxy, woo } = shop;
  const visitor = createVisitor(app, driver.cookies());
  const { form, place } = ordererOf(visitor, woo.endpoint);
  const ordersBefore = ledger.orders().length;
  const fields = await form();
  proxy.inject(...faults.map((fault) => ({ ...fault, times: 1 })));
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    outcomes.push(
      await place(fields).then(
        ({ response }) => response.outcome,
        () => "cut off",
      ),
    );
  }
  proxy.recover();
  let heading = outcomes.every((outcome) => ["failed", "refused", "changed"].includes(outcome))
    ? NOT_IN
    : "";
  for (let look = 0; look < LOOKS && heading !== NOT_IN; look += 1) {
    heading = headingOf((await visitor.open("/success")).body) ?? "";
    if (heading === IN) break;
    // A call that is applied late takes effect within half a minute.
    await proxy.release();
    shop.pass(31);
  }
  // The server may place the order with the intent of an earlier attempt that placed none.
  const orders = ledger.orders().slice(ordersBefore);
  const { order } = orders[0] ?? {};
  const violations: string[] = [];
  if (orders.length > 1)
    violations.push(`orders: ${orders.length} of one checkout (${outcomes.join(", ")})`);
  if (orders.length === 0 && heading === IN)
    violations.push("orders: one is shown that is not there");
  if (orders.length > 0 && heading !== IN) {
    violations.push(
      `orders: one is there, and the shopper sees "${heading}" (${outcomes.join(", ")})`,
    );
  }
  if (order) {
    const ordered = Object.fromEntries(order.lines.map((line) => [line.productId, line.quantity]));
    violations.push(...model.compare(ordered, order.coupons.length > 0));
    const confirmed = order.metaData.find(({ key }) => key.endsWith(CONFIRMED_TOTAL_KEY))?.value;
    if (Math.round(Number(confirmed) * 100) !== order.totals.total) {
      violations.push(`price: ordered at ${order.totals.total}, confirmed at ${confirmed}`);
    }
    model.clear();
    await driver.noteOrder();
  }
  return { orders: orders.length, violations };
}
