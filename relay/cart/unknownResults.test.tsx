import { expect, test } from "vitest";
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
