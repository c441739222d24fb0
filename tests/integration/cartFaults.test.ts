import { beforeAll, describe, expect, test } from "vitest";
import { appOverProxy } from "#tests/support/appOverProxy.ts";
import { appliedFaults, unappliedFaults } from "#tests/support/faultProxy.ts";
import type { Fault } from "#tests/support/faultProxy.ts";
import { createFormShopper, quantitiesOf } from "#tests/support/formShopper.ts";
import type { FormShopper, Submitted } from "#tests/support/formShopper.ts";
import { mainText } from "#tests/support/mainText.ts";

/** Longer than the `slow` fault takes. */
const TIMEOUT_MS = 400;
const BELT = { productId: "15", name: "Belt" };
const CAP = { productId: "16", name: "Cap" };

const over = appOverProxy("formReport", { BACKEND_TIMEOUT_MS: String(TIMEOUT_MS) });

beforeAll(async () => {
  const { app, proxy } = over();
  const stranger = createFormShopper(app);
  await stranger.post({ ...CAP, quantity: "4" });
  proxy.setStrangersToken(stranger.token());
});

const MUTATION = '"query":"mutation';

/** Words of the backend and of our own code, which no shopper may see. */
const INNARDS = /Briefly unavailable|Internal server error|OperationError|\bat .+:\d+|\.m?[jt]s:\d/;

const kinds: Fault[] = [...unappliedFaults, ...appliedFaults];
/** Faults with which the backend says that it has not run the request. */
const turnedAway: readonly Fault[] = ["json503", "status429"];
/** Faults that leave the response to a session's mutation usable. */
const usable: readonly Fault[] = ["droppedToken", "swappedToken", "slow"];
const isApplied = (kind: Fault) => appliedFaults.some((applied) => applied === kind);

/** Creates a shopper with one belt and one cap. */
async function withCart(): Promise<FormShopper> {
  const shopper = createFormShopper(over().app);
  await shopper.post(BELT);
  await shopper.post(CAP);
  return shopper;
}

const fieldOf = async (shopper: FormShopper, name: string) =>
  (await shopper.lines())[name]?.field ?? "";

/** Presses "Try again" twice, as an impatient shopper does; both lead to the cart. */
async function pressTwice(shopper: FormShopper, report: Submitted): Promise<void> {
  const pressed = [await shopper.tryAgain(report), await shopper.tryAgain(report)];
  for (const { status, location } of pressed) expect([status, location]).toEqual([303, "/cart"]);
}

/** Checks that a failed form is reported on the cart page, in words for shoppers. */
function expectReport(report: Submitted, status: number, deed: string): void {
  expect(report.status).toBe(status);
  const text = mainText(report.html);
  expect(text).toContain(deed);
  expect(text).toContain("|Try again|");
  expect(text).not.toMatch(INNARDS);
}

/** Status of a form whose mutation meets a fault; the cart can be read, except by a new session. */
function statusAt(kind: Fault, isFirst: boolean): number {
  if (turnedAway.includes(kind)) return 503;
  if (isFirst) return kind === "slow" ? 303 : 502;
  return isApplied(kind) ? 303 : 503;
}

describe.each(kinds)("the fault %s", (kind) => {
  /** Posts a form into the fault, repeats it after the backend is back, and counts the cart. */
  async function post(
    shopper: FormShopper,
    fields: Record<string, string>,
    { status, deed, cart }: { status: number; deed: string; cart: Record<string, number> },
    matching?: string,
  ): Promise<void> {
    const { proxy } = over();
    proxy.inject({ fault: kind, ...(matching !== undefined && { matching }) });
    const report = await shopper.submit(fields);
    proxy.recover();
    if (status === 303) {
      expect([report.status, report.location]).toEqual([303, "/cart"]);
    } else {
      expectReport(report, status, deed);
      await pressTwice(shopper, report);
    }
    expect(await quantitiesOf(shopper)).toEqual(cart);
  }

  test("at a first add is reported, or the product is in the cart", async () => {
    const result = { status: statusAt(kind, true), deed: "add “Belt”", cart: { Belt: 2 } };
    await post(createFormShopper(over().app), { ...BELT, quantity: "2" }, result, MUTATION);
  });

  test("at a later add is reported, or the product is in the cart", async () => {
    const result = { status: statusAt(kind, false), deed: "add “Belt”", cart: { Belt: 3, Cap: 1 } };
    await post(await withCart(), { ...BELT, quantity: "2" }, result, MUTATION);
  });

  test("at a new quantity is reported, or the line has it", async () => {
    const shopper = await withCart();
    const field = await fieldOf(shopper, "Belt");
    const deed = "change the quantity of “Belt”";
    const result = { status: statusAt(kind, false), deed, cart: { Belt: 4, Cap: 1 } };
    await post(shopper, { [field]: "4" }, result, MUTATION);
  });

  test("at a removal is reported, or the line is gone", async () => {
    const shopper = await withCart();
    const field = await fieldOf(shopper, "Belt");
    const result = { status: statusAt(kind, false), deed: "remove “Belt”", cart: { Cap: 1 } };
    await post(shopper, { [field]: "0" }, result, MUTATION);
  });

  test("at the cart page shows the last known cart with its time", async () => {
    const shopper = await withCart();
    await shopper.open("/cart");
    over().proxy.inject({ fault: kind });
    const { status, html } = await shopper.open("/cart");
    if (usable.includes(kind)) {
      expect(status).toBe(200);
      expect(html).not.toContain("Cart as of");
      return;
    }
    expect(status).toBe(503);
    const text = mainText(html);
    expect(text).toMatch(
      /Cart as of \|\d\d:\d\d UTC\|.*\|Belt\|.*\|Cap\|.*\|Total\|.*\|Try again\|/s,
    );
    expect(text).not.toMatch(INNARDS);
    expect(html).not.toMatch(/Your cart is empty|action="\/cart\/items"|href="\/checkout"/);
  });
});
