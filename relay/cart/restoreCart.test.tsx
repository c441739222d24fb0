import { describe, expect, test } from "vitest";
import { changeCartCoupon } from "#components/checkout/useCoupons.ts";
import { breakStorage } from "#tests/worlds/fixtures/brokenStorageFixture.ts";
import { pendingIntents } from "./intentStore.ts";
import { lostLineNames } from "./cartNotices.ts";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import type { CallFault } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  openPage,
  passTime,
  shownUnits,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";
import { refreshCart } from "./refreshCart.ts";

withEmptyProfile();

describe("A refused session", () => {
  test("is replaced by a new one with the same lines and coupons", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await queue.submit(addition(8));
    await passTime(250);
    backend.refuseSession();
    backend.calls.splice(0);
    await refreshCart(environment);
    expect(backend.cart()).toEqual({ 7: 2, 8: 1 });
    expect(shownUnits(environment)).toEqual({ 7: 2, 8: 1 });
    expect(backend.calls.slice(0, 3)).toEqual([
      "useCartQuery",
      "sendRestorationMutation",
      "useCartQuery",
    ]);
    expect([pendingIntents(), lostLineNames()]).toEqual([[], []]);
  });

  test("is restored before the refused change is sent again", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    backend.refuseSession();
    expect(await queue.submit(addition(7))).toBe("done");
    await passTime(250);
    expect(backend.cart()).toEqual({ 7: 3 });
    expect(shownUnits(environment)).toEqual({ 7: 3 });
  });

  test.each([
    ["a later add", 2],
    ["a first add", 0],
  ])(
    "is restored with %s that the refused session had, before the cart was read",
    async (_, before) => {
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      if (before > 0) await queue.submit(addition(7, before));
      await passTime(250);
      backend.calls.splice(0);
      backend.breakCalls(() => {
        if (backend.calls.length === 2) backend.refuseSession();
        return undefined;
      });
      await queue.submit(addition(7));
      await passTime(5000);
      expect(backend.calls.slice(0, 2)).toEqual(["useAddToCartMutation", "useCartQuery"]);
      expect(backend.cart()).toEqual({ 7: before + 1 });
      expect(shownUnits(environment)).toEqual({ 7: before + 1 });
      expect(pendingIntents()).toEqual([]);
    },
  );

  test.each(["full", "forbidden"] as const)(
    "is restored in the page that shows its lines, although local storage is %s",
    async (kind) => {
      breakStorage(kind);
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      await queue.submit(addition(7, 2));
      await queue.submit(addition(8));
      await passTime(250);
      backend.refuseSession();
      await queue.submit(addition(8));
      await passTime(250);
      expect(backend.cart()).toEqual({ 7: 2, 8: 2 });
      expect(shownUnits(environment)).toEqual({ 7: 2, 8: 2 });
    },
  );

  test("is restored without sold-out lines, whose names are stored", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await queue.submit(addition(8));
    await passTime(250);
    backend.soldOut.add(8);
    backend.refuseSession();
    await refreshCart(environment);
    expect(backend.cart()).toEqual({ 7: 2 });
    expect(lostLineNames()).toEqual(["Fen tumbler"]);
  });

  test.each<CallFault>(["dropped", "lost", "busy", "failed"])(
    "is restored exactly once when the first request fails (%s)",
    async (fault) => {
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      await queue.submit(addition(7, 2));
      await passTime(250);
      backend.refuseSession();
      let faults = 1;
      backend.breakCalls((name) =>
        name === "sendRestorationMutation" && faults-- > 0 ? fault : undefined,
      );
      await refreshCart(environment);
      expect(shownUnits(environment)).toEqual({ 7: 2 });
      await passTime(5000);
      expect(backend.cart()).toEqual({ 7: 2 });
      expect(shownUnits(environment)).toEqual({ 7: 2 });
      expect(pendingIntents()).toEqual([]);
    },
  );

  test.each<CallFault>(["dropped", "lost", "busy", "failed"])(
    "is restored before an add of the same product, although the first restoration fails (%s)",
    async (fault) => {
      const backend = openCartBackend();
      const { queue, environment } = openPage(backend);
      await queue.submit(addition(7, 2));
      await passTime(250);
      backend.refuseSession();
      let faults = 1;
      backend.breakCalls((name) =>
        name === "sendRestorationMutation" && faults-- > 0 ? fault : undefined,
      );
      void queue.submit(addition(7));
      await passTime(5000);
      expect(backend.cart()).toEqual({ 7: 3 });
      expect(shownUnits(environment)).toEqual({ 7: 3 });
      expect(pendingIntents()).toEqual([]);
    },
  );

  test("is restored before an add of another product, whose response fails", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    backend.refuseSession();
    const left: Record<string, (CallFault | undefined)[]> = {
      sendRestorationMutation: ["dropped", "dropped", "dropped"],
      useAddToCartMutation: [undefined, undefined, "failed"],
    };
    backend.breakCalls((name) => left[name]?.shift());
    void queue.submit(addition(8));
    void queue.submit(addition(8));
    await passTime(10_000);
    expect(backend.cart()).toEqual({ 7: 2, 8: 2 });
    expect(shownUnits(environment)).toEqual({ 7: 2, 8: 2 });
    expect(pendingIntents()).toEqual([]);
  });

  test("is restored once more if the new session is refused before its cart was read", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    backend.refuseSession();
    backend.breakCalls((name) =>
      name === "useCartQuery" && backend.calls.includes("sendRestorationMutation")
        ? "dropped"
        : undefined,
    );
    await refreshCart(environment);
    backend.refuseSession();
    backend.breakCalls(() => undefined);
    await passTime(5000);
    expect(backend.cart()).toEqual({ 7: 2 });
    expect(shownUnits(environment)).toEqual({ 7: 2 });
    expect(pendingIntents()).toEqual([]);
  });

  test("gets back an add after which only a part of the cart could be read", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    let partialReads = 1;
    backend.breakCalls((name) =>
      name === "useCartQuery" && partialReads-- > 0 ? "partial" : undefined,
    );
    expect(await queue.submit(addition(8))).toBe("done");
    await passTime(250);
    backend.refuseSession();
    await refreshCart(environment);
    await passTime(5000);
    expect(backend.cart()).toEqual({ 7: 2, 8: 1 });
    expect(pendingIntents()).toEqual([]);
  });

  test("gets back a coupon that was applied just before a read of the cart failed", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    backend.breakCalls((name) => (name === "useCouponsApplyMutation" ? undefined : "busy"));
    const change = { code: "welcome10", isWanted: true };
    expect(await changeCartCoupon(environment, change)).toBe("");
    backend.breakCalls(() => undefined);
    backend.refuseSession();
    await refreshCart(environment);
    expect([backend.cart(), backend.coupons()]).toEqual([{ 7: 2 }, ["welcome10"]]);
  });

  test("gets each valid coupon again, even if others are rejected", async () => {
    const backend = openCartBackend();
    const { queue } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    const lines = [{ productId: 7, quantity: 2, key: "key-7" }];
    const coupons = ["expired", "welcome10", "spring"];
    await queue.submit({ kind: "restore", lines, coupons });
    await passTime(5000);
    expect(backend.coupons()).toEqual(["welcome10", "spring"]);
    expect(lostLineNames()).toEqual(["the code EXPIRED"]);
  });
});
