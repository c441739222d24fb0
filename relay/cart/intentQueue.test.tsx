import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { pendingIntents } from "./intentStore.ts";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import type { CallFault } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  openPage,
  passTime,
  setting,
  shownUnits,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";
import type { IntentQueue } from "./intentQueue.ts";
import { LostLines } from "#components/cart/LostLines.tsx";

withEmptyProfile();
afterEach(cleanup);

const CHANGES = /Add|Update/;

/** Opens a page with a line, which another tab changes; the page gets no storage event. */
async function shopInTabs(changeElsewhere: (queue: IntentQueue) => Promise<unknown>) {
  const backend = openCartBackend();
  const page = openPage(backend);
  await page.queue.submit(addition(7));
  await passTime(250);
  await changeElsewhere(openPage(backend).queue);
  await passTime(250);
  return { backend, ...page };
}

describe("An intent", () => {
  test("sends one mutation and one refetch if no call fails", async () => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    expect(await queue.submit(addition(7, 2))).toBe("done");
    await passTime(250);
    expect(backend.calls).toEqual(["useAddToCartMutation", "useCartQuery"]);
    expect(backend.cart()).toEqual({ 7: 2 });
  });

  test.each<[CallFault, string]>([
    ["lost", "its response is lost"],
    ["dropped", "its request is lost"],
    ["failed", "the gateway responds 502 after the backend applied it"],
    ["busy", "the gateway turns it away"],
  ])("takes effect exactly once when (%s) %s", async (fault) => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7));
    await passTime(250);
    for (const intent of [addition(7, 2), addition(8), setting(7, 5)]) {
      let faults = 1;
      backend.breakCalls((name) => (CHANGES.test(name) && faults-- > 0 ? fault : undefined));
      void queue.submit(intent);
      await passTime(5000);
    }
    expect(backend.cart()).toEqual({ 7: 5, 8: 1 });
    expect(shownUnits(environment)).toEqual({ 7: 5, 8: 1 });
    expect(pendingIntents()).toEqual([]);
  });

  test("is displayed at once, also by the next page, and sent when the backend is back", async () => {
    const backend = openCartBackend();
    const first = openPage(backend);
    await first.queue.submit(addition(7));
    await passTime(250);
    backend.breakCalls(() => "dropped");
    const added = first.queue.submit(addition(8, 3));
    expect(shownUnits(first.environment)).toEqual({ 7: 1, 8: 3 });
    await passTime(1000);
    expect(await added).toBe("unknown");

    const next = openPage(backend);
    expect(shownUnits(next.environment)).toEqual({ 7: 1, 8: 3 });
    expect(JSON.parse(localStorage.getItem("vitrine.cart") ?? "{}")).toMatchObject({ count: 4 });
    await passTime(60_000);
    expect(shownUnits(next.environment)).toEqual({ 7: 1, 8: 3 });
    backend.breakCalls(() => undefined);
    await passTime(10_000);
    expect(backend.cart()).toEqual({ 7: 1, 8: 3 });
  });

  test.each<CallFault>(["dropped", "unavailable"])(
    "stays displayed while all mutations fail (%s), is logged, and the cart is refetched",
    async (fault) => {
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      for (const id of [7, 8]) await queue.submit(addition(id));
      await passTime(250);
      backend.breakCalls((name) => (CHANGES.test(name) ? fault : undefined));
      const changes = [
        [addition(9), "A change of the cart failed (add)."],
        [setting(7, 2), "A change of the cart failed (set)."],
        [{ ...setting(8, 0), kind: "remove" as const }, "A change of the cart failed (remove)."],
      ] as const;
      for (const [intent, message] of changes) {
        backend.calls.splice(0);
        void queue.submit(intent);
        await passTime(1000);
        const mutation = backend.calls.findIndex((name) => CHANGES.test(name));
        expect(mutation).toBeGreaterThanOrEqual(0);
        expect(backend.calls.slice(mutation)).toContain("useCartQuery");
        expect(console.error).toHaveBeenCalledWith(message, expect.any(Error));
      }
      expect(shownUnits(environment)).toEqual({ 7: 2, 9: 1 });
      expect(backend.cart()).toEqual({ 7: 1, 8: 1 });
      backend.breakCalls(() => undefined);
      await passTime(10_000);
      expect(backend.cart()).toEqual({ 7: 2, 9: 1 });
      expect(shownUnits(environment)).toEqual({ 7: 2, 9: 1 });
    },
  );

  test.each<CallFault>(["dropped", "lost", "busy", "failed", "unavailable"])(
    "adds one unit, as does the next add of its product, when its first request fails (%s)",
    async (fault) => {
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      await queue.submit(addition(7));
      await passTime(250);
      let faults = 1;
      backend.breakCalls((name) => (CHANGES.test(name) && faults-- > 0 ? fault : undefined));
      void queue.submit(addition(8));
      await passTime(5000);
      expect(await queue.submit(addition(8))).toBe("done");
      await passTime(250);
      expect(backend.cart()).toEqual({ 7: 1, 8: 2 });
      expect(shownUnits(environment)).toEqual({ 7: 1, 8: 2 });
    },
  );

  test("is sent after a long outage if it is the first add, which has no cart to read", async () => {
    const backend = openCartBackend();
    backend.breakCalls(() => "dropped");
    const { queue, environment } = openPage(backend);
    expect(await queue.submit(addition(7, 2))).toBe("unknown");
    await passTime(180_000);
    expect(shownUnits(environment)).toEqual({ 7: 2 });
    backend.breakCalls(() => undefined);
    await passTime(10_000);
    expect(backend.cart()).toEqual({ 7: 2 });
  });

  test("is given up when the backend rejects it", async () => {
    const backend = openCartBackend();
    backend.soldOut.add(7);
    const { queue, environment } = openPage(backend);
    expect(await queue.submit(addition(7))).toBe("rejected");
    expect(shownUnits(environment)).toEqual({});
    expect(pendingIntents()).toEqual([]);
  });

  test("removes all its lines, even if another device has removed one of them", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    for (const id of [7, 8]) await queue.submit(addition(id));
    await passTime(250);
    backend.removeElsewhere(7);
    const lines = [7, 8].flatMap((id) => setting(id, 0).lines);
    expect(await queue.submit({ kind: "clear", lines })).toBe("done");
    await passTime(250);
    expect(backend.cart()).toEqual({});
    expect(shownUnits(environment)).toEqual({});
    expect(pendingIntents()).toEqual([]);
  });

  test("is given up after a minute in which the backend completes every other change", async () => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    await queue.submit(addition(7));
    await passTime(250);
    backend.breakCalls((name) => (name.includes("Update") ? "failed" : undefined));
    backend.lineLimit.set(7, 1);
    expect(await queue.submit(setting(7, 2))).toBe("unknown");
    expect(await queue.submit(addition(8))).toBe("done");
    await passTime(120_000);
    expect(backend.cart()).toEqual({ 7: 1, 8: 1 });
    expect(pendingIntents()).toEqual([]);
  });

  test("is named on the cart page when it is given up", async () => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    for (const id of [7, 8]) await queue.submit(addition(id));
    await passTime(250);
    backend.breakCalls((name) => (CHANGES.test(name) ? "failed" : undefined));
    for (const id of [7, 8]) backend.lineLimit.set(id, 1);
    backend.soldOut.add(9);
    render(<LostLines />);
    for (const change of [setting(7, 3), addition(9)]) void queue.submit(change);
    await act(() => passTime(180_000));
    expect([pendingIntents(), backend.cart()]).toEqual([[], { 7: 1, 8: 1 }]);
    expect(screen.getByRole("status").textContent).toBe(
      "These didn’t reach your cart: the new quantity of Fen tumbler, Product 9.Close",
    );
  });

  test("is not sent again before the time that the backend named", async () => {
    const backend = openCartBackend();
    backend.setRetryAfter(7);
    backend.breakCalls((name) => (CHANGES.test(name) ? "busy" : undefined));
    const { queue } = openPage(backend);
    expect(await queue.submit(addition(7))).toBe("unknown");
    await passTime(6000);
    const adds = () => backend.calls.filter((name) => name === "useAddToCartMutation");
    expect(adds()).toHaveLength(1);
    backend.breakCalls(() => undefined);
    await passTime(5000);
    expect(adds()).toHaveLength(2);
    expect(backend.cart()).toEqual({ 7: 1 });
  });
});

test("Quantities that follow each other quickly send the first and the last", async () => {
  const backend = openCartBackend();
  const { queue } = openPage(backend);
  await queue.submit(addition(7));
  await passTime(250);
  backend.calls.splice(0);
  const results = [2, 3, 4, 5].map((quantity) => queue.submit(setting(7, quantity)));
  expect(await Promise.all(results)).toEqual(["done", "done", "done", "done"]);
  await passTime(250);
  const changes = backend.calls.filter((name) => CHANGES.test(name));
  expect(changes.length).toBeLessThanOrEqual(2);
  expect(backend.cart()).toEqual({ 7: 5 });
});

test.each<[string, CallFault, Parameters<typeof shopInTabs>[0]]>([
  ["lost", "dropped", (queue) => queue.submit(addition(7, 2))],
  ["doubled", "failed", (queue) => queue.submit(setting(7, 0))],
])(
  "An add is not %s if another tab has changed its line, and one call fails (%s)",
  async (_, fault, changeElsewhere) => {
    const { backend, queue, environment } = await shopInTabs(changeElsewhere);
    const before = backend.cart()[7] ?? 0;
    let faults = 1;
    backend.breakCalls((name) => (CHANGES.test(name) && faults-- > 0 ? fault : undefined));
    void queue.submit(addition(7));
    await passTime(5000);
    expect(backend.cart()).toEqual({ 7: before + 1 });
    expect(shownUnits(environment)).toEqual({ 7: before + 1 });
  },
);
