import { doubledOrders } from "#faults/shopUnderTest.ts";
import type { ShopResponse, ShopUnderTest, Stranger } from "#faults/shopUnderTest.ts";
import { createCartModel } from "./cartModel.ts";
import type { CartModel } from "./cartModel.ts";
import type { Driver } from "./driver.ts";
import { placeOrder } from "./placeOrder.ts";
import { COUPON } from "./schedule.ts";
import type { Step } from "./schedule.ts";

// Runner of one fault bench schedule: carries out its steps and collects the violations.

/** Seconds after which a guest's session has expired. */
const EXPIRED_S = 49 * 3600;
/** Longest wait for a call, in milliseconds of the fast clock. */
const WAIT_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Counts of one schedule, and its violations: none if every promise was kept. */
export type ScheduleResult = {
  violations: string[];
  operations: number;
  faults: number;
  orders: number;
  kills: number;
  responses: number;
  /** Changes of the cart that the shopper made. */
  changes: number;
  /** Milliseconds of the shop's clock from the backend's return until no change was pending. */
  slowestMs: number;
};

/** A running schedule. */
type Run = { shop: ShopUnderTest; driver: Driver; model: CartModel; result: ScheduleResult };

/** Returns a violation if a response contains a secret of the stranger. */
function leakIn({ statusCode, headers, body }: ShopResponse, stranger: Stranger): string[] {
  const text = JSON.stringify(headers) + body;
  const secrets = [stranger.canary, stranger.customer, stranger.token];
  return secrets.some((secret) => text.includes(secret))
    ? [`foreign: a response (${statusCode}) contains a stranger's secret`]
    : [];
}

/**
 * Ends an outage, since no checkout works in one; orders once no change is pending. The checkout is
 * another page, on which the shopper's script notices a refused session, and restores the cart.
 */
async function order(run: Run, step: Step & { do: "order" }): Promise<void> {
  const { shop, driver, model, result } = run;
  shop.proxy.recover();
  await driver.rest();
  await driver.reload();
  await driver.rest();
  const cart = cartAtRest(run);
  result.violations.push(...model.compare(cart.lines, cart.hasCoupon));
  model.learn(cart.lines);
  if (Object.keys(cart.lines).length === 0) return;
  const { orders, violations } = await placeOrder(shop, { driver, model }, step);
  result.orders += orders;
  result.violations.push(...violations);
}

/** Returns the cart of the shopper's session in the ledger. */
function cartAtRest({ shop: { ledger, customerOf }, driver }: Run) {
  const customer = customerOf(driver.cookies());
  return { lines: ledger.cartOf(customer), hasCoupon: ledger.couponsOf(customer).includes(COUPON) };
}

async function carryOut(run: Run, step: Step, isOutage: boolean): Promise<void> {
  const { shop, driver, model, result } = run;
  switch (step.do) {
    case "nothing":
      return;
    case "add":
      return driver.add(step.product, step.quantity, step.isAwaited);
    case "set":
      return driver.set(step.product, step.quantity, step.isAwaited);
    case "remove":
      return driver.set(step.product, 0, step.isAwaited);
    case "coupon":
      return driver.coupon(step.isApplied);
    case "reload":
      return driver.reload();
    case "openTab":
      return driver.openTab();
    case "closeTab":
      return driver.closeTab();
    case "kill":
      result.kills += 1;
      driver.noteKill();
      await shop.kill();
      return;
    case "outage":
    case "restore":
      return shop.proxy.listen(step.do === "restore");
    case "wait":
      return Promise.race([shop.proxy.nextCall(), pause(WAIT_MS)]);
    case "refuse":
      if (!driver.survivesRefusal) return;
      model.refuse(Object.keys(cartAtRest(run).lines).length === 0);
      shop.woo.passTime(EXPIRED_S);
      return;
    case "order":
      return isOutage ? undefined : order(run, step);
  }
}

/** Carries out all steps, and then waits until the shopper's changes have taken effect. */
async function carryOutAll(run: Run, steps: readonly Step[]): Promise<void> {
  const { proxy } = run.shop;
  let isOutage = false;
  for (const step of steps) {
    if (step.do !== "nothing") run.result.operations += 1;
    if (step.faults && step.do !== "order") {
      proxy.inject(...step.faults.map((fault) => ({ ...fault, times: 1 })));
    }
    if (step.do === "outage") isOutage = true;
    if (step.do === "restore") isOutage = false;
    await carryOut(run, step, isOutage);
  }
  await proxy.listen(true);
  proxy.recover();
  const returnedAt = Date.now();
  await run.driver.rest();
  run.result.slowestMs = Date.now() - returnedAt;
  await proxy.release();
  await proxy.rest();
}

/**
 * Runs a schedule of one shopper beside a stranger, and compares the ledger with the results that
 * the shopper got.
 * @param openDriver opens the shopper, who reports results to the model
 */
export async function runSchedule(
  shop: ShopUnderTest,
  steps: readonly Step[],
  openDriver: (model: CartModel) => Driver | Promise<Driver>,
): Promise<ScheduleResult> {
  const { ledger, proxy } = shop;
  const result = {
    violations: [],
    operations: 0,
    faults: 0,
    orders: 0,
    kills: 0,
    responses: 0,
    changes: 0,
    slowestMs: 0,
  } as ScheduleResult;
  const { violations } = result;
  const stranger = await shop.meetStranger();
  const strangersCart = JSON.stringify(ledger.cartOf(stranger.customer));
  proxy.forget();
  shop.observe((response) => {
    result.responses += 1;
    violations.push(...leakIn(response, stranger));
  });
  const model = createCartModel();
  const driver = await openDriver(model);
  const run = { shop, driver, model, result };
  try {
    await carryOutAll(run, steps);
    const cart = cartAtRest(run);
    violations.push(...model.compare(cart.lines, cart.hasCoupon));
  } catch (error) {
    violations.push(`unsettled: ${error instanceof Error ? error.message : String(error)}`);
  }
  violations.push(...driver.noticed(), ...doubledOrders(ledger));
  await driver.leave();
  await proxy.listen(true);
  proxy.recover();
  shop.observe(() => {});
  if (JSON.stringify(ledger.cartOf(stranger.customer)) !== strangersCart) {
    violations.push("foreign: the stranger's cart has changed");
  }
  result.changes = model.changes();
  result.faults = proxy.struck();
  ledger.forget();
  shop.woo.forget();
  return result;
}
