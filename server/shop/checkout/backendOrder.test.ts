import { expect, test } from "vitest";
import { progressOf, withOrder } from "./backendOrder.ts";

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

test("An order is prepared since its payment, or since it was placed, and not while it is on hold", () => {
  const placedAt = "2026-11-22T09:00:00.000Z";
  const datePaid = "2026-11-23T09:00:00+00:00";
  const receipt = { placedAt, progress: "received", total: "£9.00", payment: {}, lines: [] };
  const since = (order: object) =>
    withOrder({ receipt } as never, order as never).receipt.preparedSince;
  expect(since({ status: "PROCESSING" })).toBe(placedAt);
  expect(since({ status: "PROCESSING", datePaid })).toBe(datePaid);
  expect(since({ status: "ON_HOLD" })).toBeUndefined();
});

test("A receipt has the time of a payment that the backend has, and not while the order is on hold", () => {
  const datePaid = "2026-11-23T09:00:00+00:00";
  const receipt = { progress: "received", total: "£9.00", payment: {}, lines: [] };
  const paidAt = (order: object) =>
    withOrder({ receipt } as never, order as never).receipt.payment.paidAt;
  expect(paidAt({ status: "PROCESSING", datePaid })).toBe(datePaid);
  expect(paidAt({ status: "PROCESSING", datePaid: null })).toBeUndefined();
  expect(paidAt({ status: "ON_HOLD", datePaid })).toBeUndefined();
});
