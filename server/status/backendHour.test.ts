import { expect, test } from "vitest";
import { createBackendHour } from "./backendHour.ts";

test("Calls are counted by priority, and failed ones have no part in the times", () => {
  const hour = createBackendHour();
  hour.note({ priority: "view", tookMs: 100, isAnswered: true });
  hour.note({ priority: "view", tookMs: 20_000, isAnswered: false });
  hour.note({ priority: "cart", tookMs: 300, isAnswered: true });
  const none = { count: 0, medianMs: undefined, slowMs: undefined };
  expect(hour.summary()).toEqual([
    { priority: "checkout", answered: none, failed: 0 },
    { priority: "cart", answered: { count: 1, medianMs: 300, slowMs: 300 }, failed: 0 },
    { priority: "view", answered: { count: 1, medianMs: 100, slowMs: 100 }, failed: 1 },
    { priority: "refresh", answered: none, failed: 0 },
    { priority: "picture", answered: none, failed: 0 },
  ]);
});
