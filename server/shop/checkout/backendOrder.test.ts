import { expect, test } from "vitest";
import { progressOf } from "./backendOrder.ts";

test.each([
  ["PENDING", "awaitingPayment"],
  ["PROCESSING", "received"],
  ["COMPLETED", "completed"],
  ["FAILED", "failed"],
  ["WC_PLUGIN_PACKED", "received"],
  [null, "received"],
])("An order with the status %s is %s", (status, progress) => {
  expect(progressOf(status)).toBe(progress);
});

test("An order on hold awaits payment only if it is paid on another page", () => {
  expect(progressOf("ON_HOLD")).toBe("received");
  expect(progressOf("ON_HOLD", { payAt: "https://pay.example/482" })).toBe("awaitingPayment");
  expect(progressOf("ON_HOLD", { isElsewhere: true })).toBe("awaitingPayment");
});
