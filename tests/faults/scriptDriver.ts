import type { CartModel } from "#packages/faults/schedules/cartModel.ts";
import type { Driver } from "#packages/faults/schedules/driver.ts";
import { COUPON, NAMES } from "#packages/faults/schedules/schedule.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import type { FaultyShop } from "./faultyShop.ts";

// Driver of the fault bench for a shopper with script, simulated in the test process.

/** Longest wait for a change before the next step, in milliseconds of the fast clock. */
const MAX_WAIT_MS = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Opens a shopper with script, whose changes must take effect exactly once despite all faults. */
export async function openScriptDriver(
  shop: Pick<FaultyShop, "app">,
  model: CartModel,
): Promise<Driver> {
  const shopper = await openScriptShopper(shop.app);
  const noticed: string[] = [];

  async function submit(
    kind: "add" | "set" | "remove",
    line: { productId: number; quantity: number },
    isAwaited: boolean,
  ): Promise<void> {
    const name = NAMES[line.productId] ?? "";
    const result = shopper.submit({ kind, lines: [{ ...line, name }] }).then((reported) => {
      if (reported === "rejected") noticed.push(`lost: a change of ${name} was given up`);
    });
    if (isAwaited) await Promise.race([result, pause(MAX_WAIT_MS)]);
  }

  return {
    add: (productId, quantity, isAwaited) => {
      model.add(productId, quantity, "done");
      return submit("add", { productId, quantity }, isAwaited);
    },
    set: async (productId, quantity, isAwaited) => {
      if (!model.mayHave(productId)) return;
      model.set(productId, quantity, "done");
      await submit(quantity === 0 ? "remove" : "set", { productId, quantity }, isAwaited);
    },
    // The checkout has no coupon field while the cart is empty, or before the page has read it.
    coupon: async (isApplied) => {
      if (!Object.keys(NAMES).some((id) => model.mayHave(Number(id)))) return;
      if (!shopper.showsCart()) return;
      const error = await shopper.changeCoupon(COUPON, isApplied);
      model.coupon(isApplied, error === "" ? "done" : "unknown");
    },
    reload: shopper.reload,
    openTab: shopper.openTab,
    closeTab: shopper.closeTab,
    survivesRefusal: true,
    noteKill: () => undefined,
    rest: shopper.settle,
    noteOrder: () => {
      shopper.emptyCart();
      return shopper.reload();
    },
    cookies: shopper.cookies,
    noticed: () => noticed,
    leave: shopper.leave,
  };
}
