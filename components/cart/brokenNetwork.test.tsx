import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import type { CallFault } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  clearProfile,
  openPage,
  passTime,
  setting,
  shownUnits,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";

withEmptyProfile();

/** A shopper's change, the faults of the calls that follow it, and events after it. */
const step = fc.record({
  kind: fc.constantFrom("add", "set"),
  productId: fc.constantFrom(7, 8),
  quantity: fc.integer({ min: 1, max: 3 }),
  faults: fc.array(
    fc.constantFrom<(CallFault | undefined)[]>("dropped", "lost", "busy", "failed", undefined),
    { maxLength: 6 },
  ),
  event: fc.constantFrom("none", "none", "reload", "restart", "refusal"),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test(
  "Changes on a broken network take effect exactly once, whatever fails, reloads or is refused",
  { timeout: 600_000 },
  async () => {
    const change = async (steps: Step[]) => {
      clearProfile();
      const backend = openCartBackend();
      let page = openPage(backend);
      await passTime(250);
      const expected: Record<number, number> = {};
      for (const { kind, productId, quantity, faults, event } of steps) {
        const before = expected[productId];
        const isSetting = kind === "set" && before !== undefined;
        const left = [...faults];
        backend.breakCalls(() => left.shift());
        void page.queue.submit((isSetting ? setting : addition)(productId, quantity));
        expected[productId] = isSetting ? quantity : (before ?? 0) + quantity;
        await passTime(250);
        if (event === "reload") page = openPage(backend);
        if (event === "restart") backend.restartGateway();
        if (event === "refusal") backend.refuseSession();
        await passTime(500);
      }
      backend.breakCalls(() => undefined);
      await passTime(10_000);
      page = openPage(backend);
      await passTime(1000);
      expect(backend.cart()).toEqual(expected);
      expect(shownUnits(page.environment)).toEqual(expected);
    };
    const steps = fc.array(step, { minLength: 1, maxLength: 5 });
    await fc.assert(fc.asyncProperty(steps, change), { numRuns: inject("isLong") ? 150 : 20 });
  },
);
