import { act, cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, describe, expect, test } from "vitest";
import { pendingIntents } from "#relay/cart/intentStore.ts";
import { lostLineNames } from "#relay/cart/cartNotices.ts";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import type { CallFault } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  openPage,
  passTime,
  shownUnits,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";
import { confirmedLines } from "#relay/cart/cartRecords.ts";
import { RestorePrompt } from "./RestorePrompt.tsx";
import { refreshCart } from "#relay/cart/refreshCart.ts";

withEmptyProfile();
afterEach(cleanup);

/** Opens a page with these units in its cart, by product, and then lets its session be refused. */
async function refusedCart(units: Record<number, number>) {
  const backend = openCartBackend();
  const { queue, environment } = openPage(backend);
  for (const [product, quantity] of Object.entries(units)) {
    await queue.submit(addition(Number(product), quantity));
  }
  await passTime(250);
  backend.refuseSession();
  return { backend, environment };
}

describe("A refused session, while the backend fails,", () => {
  test("keeps its lines while the backend is unavailable for a minute", async () => {
    const { backend, environment } = await refusedCart({ 7: 2 });
    backend.breakCalls((name) => (name === "sendRestorationMutation" ? "dropped" : undefined));
    await refreshCart(environment);
    backend.breakCalls(() => "dropped");
    await passTime(60_000);
    expect([shownUnits(environment), lostLineNames()]).toEqual([{ 7: 2 }, []]);
    backend.breakCalls(() => undefined);
    await passTime(10_000);
    expect(backend.cart()).toEqual({ 7: 2 });
  });

  test("keeps its lines while the backend rejects changes, sent together or one by one", async () => {
    const { backend, environment } = await refusedCart({ 7: 2, 8: 1 });
    let lost = 3;
    const nextFault = () => (lost-- > 0 ? "dropped" : "busy");
    backend.breakCalls((name) => (name === "useCartQuery" ? undefined : nextFault()));
    await refreshCart(environment);
    await passTime(60_000);
    expect([shownUnits(environment), lostLineNames()]).toEqual([{ 7: 2, 8: 1 }, []]);
    backend.breakCalls(() => undefined);
    await passTime(10_000);
    expect(backend.cart()).toEqual({ 7: 2, 8: 1 });
  });

  test.each<CallFault>(["dropped", "lost", "failed"])(
    "keeps its lines while every change of the cart fails for half a minute (%s)",
    async (fault) => {
      const { backend, environment } = await refusedCart({ 7: 2, 8: 1 });
      backend.breakCalls((name) => (name === "useCartQuery" ? undefined : fault));
      await refreshCart(environment);
      await passTime(30_000);
      expect([shownUnits(environment), lostLineNames()]).toEqual([{ 7: 2, 8: 1 }, []]);
      backend.breakCalls(() => undefined);
      await passTime(10_000);
      expect(backend.cart()).toEqual({ 7: 2, 8: 1 });
      expect(shownUnits(environment)).toEqual({ 7: 2, 8: 1 });
      expect([pendingIntents(), lostLineNames()]).toEqual([[], []]);
    },
  );

  test("has its lines set aside if no change of the cart succeeds for minutes, and they can be put back", async () => {
    const { backend, environment } = await refusedCart({ 7: 2, 8: 1 });
    backend.breakCalls((name) => (name === "useCartQuery" ? undefined : "failed"));
    await refreshCart(environment);
    await passTime(120_000);
    expect(confirmedLines(environment)).toEqual([]);
    expect([pendingIntents(), lostLineNames()]).toEqual([[], []]);
    backend.breakCalls(() => undefined);
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RestorePrompt />
      </RelayEnvironmentProvider>,
    );
    await act(async () => screen.getByRole("button", { name: /^Put back/ }).click());
    await act(() => passTime(5000));
    expect(backend.cart()).toEqual({ 7: 2, 8: 1 });
  });

  test("shows an empty cart if the shop sells none of its products any more", async () => {
    const backend = openCartBackend();
    const { queue, environment } = openPage(backend);
    await queue.submit(addition(7, 2));
    await passTime(250);
    backend.soldOut.add(7);
    backend.refuseSession();
    await refreshCart(environment);
    await passTime(5000);
    expect(shownUnits(environment)).toEqual({});
    expect([pendingIntents(), lostLineNames()]).toEqual([[], ["Fen tumbler"]]);
  });
});
