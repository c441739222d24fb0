import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { openUnplacedOrders, withoutTyped } from "./unplacedOrders.ts";

const HOUR = 3_600_000;

const typed = typedCheckout({
  email: "ada@mail.example",
  shipping_firstName: "Ada",
  shipping_postcode: "sw1a 1aa",
  shipping_country: "GB",
  paymentMethod: "cod",
  customerNote: "Ring (twice).",
});

async function openRecord(now: () => number) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-status-"));
  const warn = vi.fn();
  const open = () => openUnplacedOrders(folder, { openFile: createSqliteOpener(), warn, now });
  const record = open();
  onTestFinished(async () => {
    record.close();
    await rm(folder, { recursive: true });
  });
  return { record, open, warn };
}

const refused = (message: string): CheckoutResponse => ({ outcome: "refused", message });

test("Attempts that placed no order are listed with their reasons, the latest first", async () => {
  let time = 0;
  const { record } = await openRecord(() => (time += 1));
  record.note(refused("“Lamp” is sold out."), typed);
  record.note({ outcome: "placed", location: "/success" }, typed);
  record.note({ outcome: "redirect", location: "https://pay.example/" }, typed);
  const faults = { email: "Enter your email.", phone: "Enter your phone number." };
  record.note({ outcome: "faults", message: "Two fields.", faults }, typed);
  record.note(
    { outcome: "changed", message: "", changes: ["Lamp costs £4.", "Total: £4."] },
    typed,
  );
  const { count, latest } = record.today();
  expect(count).toBe(3);
  expect(latest.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["changed", "Lamp costs £4. Total: £4."],
    ["faults", "Enter your email. Enter your phone number."],
    ["refused", "“Lamp” is sold out."],
  ]);
});

test("The record outlives a restart, and forgets after a day", async () => {
  let time = 0;
  const { record, open } = await openRecord(() => time);
  record.note(refused("First."), typed);
  time = 23 * HOUR;
  record.note(refused("Second."), typed);
  const restarted = open();
  expect(restarted.today().count).toBe(2);
  time = 25 * HOUR;
  expect(restarted.today().latest.map(({ reason }) => reason)).toEqual(["Second."]);
  restarted.close();
});

test("A record that cannot be written is reported, and the order goes on", async () => {
  const { record, warn } = await openRecord(() => Number.NaN);
  record.note(refused("First."), typed);
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  ["an email address", "An account exists for ada@mail.example.", "An account exists for [email]."],
  ["a name", "Ada cannot be delivered to.", "[typed] cannot be delivered to."],
  ["a value in capitals", "SW1A 1AA is no postcode.", "[typed] is no postcode."],
  ["a note with signs", "“Ring (twice).” is too long.", "“[typed]” is too long."],
])("A reason is stored without %s that it quotes", (_what, reason, stored) => {
  expect(withoutTyped(reason, typed)).toBe(stored);
});

test("A reason keeps the names of choices, and is cut at 500 characters", () => {
  expect(withoutTyped("cod is not available in GB.", typed)).toBe("cod is not available in GB.");
  expect(withoutTyped("x".repeat(900), typed)).toHaveLength(500);
});
