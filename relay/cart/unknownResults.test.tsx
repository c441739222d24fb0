import { expect, test } from "vitest";
import { forgetLostLines, lostLineNames } from "./cartNotices.ts";
import { intentQueue } from "./intentQueue.ts";
import { pendingIntents } from "./intentStore.ts";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import type { CallFault } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  openPage,
  passTime,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";

withEmptyProfile();

const CHANGES = /Add|Update/;

test.each<[CallFault, number]>([
  ["dropped", 2],
  ["lost", 1],
])(
  "A change whose result is unknown (%s) is sent again only if a cart fetched since then lacks it",
  async (fault, mutations) => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    await queue.submit(addition(7));
    await passTime(250);
    backend.calls.splice(0);
    let faults = 1;
    backend.breakCalls((name) => (CHANGES.test(name) && faults-- > 0 ? fault : undefined));
    void queue.submit(addition(8));
    await passTime(10_000);
    const [first, next] = backend.calls.filter(
      (name) => CHANGES.test(name) || name === "useCartQuery",
    );
    expect([CHANGES.test(first ?? ""), next]).toEqual([true, "useCartQuery"]);
    expect(backend.calls.filter((name) => CHANGES.test(name))).toHaveLength(mutations);
    expect(backend.cart()).toEqual({ 7: 1, 8: 1 });
  },
);

test("A change is done, and sent once, although the backend never returns the cart's lines", async () => {
  const backend = openCartBackend();
  const { queue } = openPage(backend);
  await queue.submit(addition(7));
  await passTime(250);
  backend.breakCalls((name) => (CHANGES.test(name) ? undefined : "partial"));
  expect(await queue.submit(addition(8))).toBe("done");
  await passTime(10_000);
  expect(pendingIntents()).toEqual([]);
  expect(backend.cart()).toEqual({ 7: 1, 8: 1 });
  expect(backend.calls.filter((name) => CHANGES.test(name))).toHaveLength(2);
});

test.each([2, 0])(
  "A quantity (%d) of a line that this page does not know waits until the backend returns the cart's lines",
  async (quantity) => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    const other = backend.openEnvironment();
    await queue.submit(addition(7, 3));
    await passTime(250);
    // Another tab, which was opened before.
    const there = intentQueue(other);
    let reads = 1;
    backend.breakCalls((name) => (name === "useCartQuery" && reads-- > 0 ? "partial" : undefined));
    const kind = quantity === 0 ? "remove" : "set";
    void there.submit({ kind, lines: [{ productId: 7, quantity, name: "Product 7" }] });
    await passTime(10_000);
    expect(pendingIntents()).toEqual([]);
    expect(backend.cart()).toEqual(quantity === 0 ? {} : { 7: quantity });
  },
);

test("A quantity of a line that no page knows is given up, and named, if the lines never come", async () => {
  const backend = openCartBackend();
  const { queue } = openPage(backend);
  const other = backend.openEnvironment();
  await queue.submit(addition(7, 3));
  await passTime(250);
  backend.breakCalls((name) => (name === "useCartQuery" ? "partial" : undefined));
  void intentQueue(other).submit({
    kind: "set",
    lines: [{ productId: 7, quantity: 2, name: "Mug" }],
  });
  await passTime(120_000);
  expect(pendingIntents()).toEqual([]);
  expect(backend.cart()).toEqual({ 7: 3 });
  expect(lostLineNames()).toEqual(["the new quantity of Mug"]);
  forgetLostLines();
});
