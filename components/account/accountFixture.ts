import { afterEach, vi } from "vitest";
import type { AccountOrder, Person } from "#relay/contract/account/accountData.ts";

// Test data of the account pages: a customer, an order, and a fake server for their forms.

/** A signed-in customer. */
export const ann: Person = {
  email: "ann@example.test",
  username: "ann",
  firstName: "Ann",
  lastName: "Lee",
  displayName: "Ann L.",
};

/** An order of Ann's with no payment left to make. */
export const order: AccountOrder = {
  id: 7,
  number: "7",
  placedAt: "2026-11-22T09:00:00+00:00",
  status: "We’re preparing your order",
  total: "£20.00",
  progress: "received",
  lines: [{ name: "Fen tumbler", quantity: 1, total: "£16.00" }],
  totals: [{ name: "Subtotal", amount: "£16.00" }],
  billing: ["Ann Lee", "Frome"],
  payment: { title: "Cash on delivery", instructions: "" },
};

/** Fake storefront server for forms; records requests and full-page navigations. */
export function formServer() {
  const sent: { path: string; fields: unknown }[] = [];
  let response: object = { ok: true, location: "/account" };
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
    sent.push({ path, fields: init?.body === undefined ? undefined : JSON.parse(init.body) });
    return Response.json(response, {
      status: "ok" in response && response.ok === true ? 200 : 422,
    });
  });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  afterEach(() => {
    sent.splice(0);
    assign.mockClear();
  });
  return { sent, assign, respondWith: (next: object) => void (response = next) };
}
