import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import { openScriptShopper } from "#tests/support/scriptShopper.ts";

const over = appOverWoo();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOURS = 3600;
const LINES = [
  { productId: 15, quantity: 2, name: "Belt" },
  { productId: 16, quantity: 1, name: "Cap" },
];
const BEANIE = { productId: 14, quantity: 1, name: "Beanie" };

/** Fills a cart, lets its session expire, and opens the next page; returns both carts. */
async function cartsAroundRefusal(restores: boolean) {
  const { app, woo } = over();
  const shopper = await openScriptShopper(app, { restores });
  await Promise.all(LINES.map((line) => shopper.submit({ kind: "add", lines: [line] })));
  await shopper.settle();
  const before = await shopper.cart();
  woo.passTime(50 * HOURS);
  await shopper.reload();
  await shopper.settle();
  // A change starts a new session if the page has not.
  await shopper.submit({ kind: "add", lines: [BEANIE] });
  await shopper.settle();
  return { before, after: await shopper.cart() };
}

const filled = { Belt: 2, Cap: 1 };

test("The lines of a refused session are restored in the new one, together with the next change", async () => {
  const after = { ...filled, Beanie: 1 };
  expect(await cartsAroundRefusal(true)).toEqual({ before: filled, after });
});

test("Without the restoration, the new session has the next change alone", async () => {
  expect(await cartsAroundRefusal(false)).toEqual({ before: filled, after: { Beanie: 1 } });
});
