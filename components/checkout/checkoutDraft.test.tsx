import { beforeEach, expect, test } from "vitest";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";

const KEY = "vitrine.checkout";

beforeEach(() => sessionStorage.clear());

test("a saved draft without a version is read as version 1", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ typed: { email: "ann@example.test" } }));
  expect(checkoutDraft()).toEqual({ email: "ann@example.test" });
});

test("a saved draft is restored without its payment method, and stored with a version", () => {
  saveCheckoutDraft({ email: "ann@example.test", paymentMethod: "cod" });
  expect(checkoutDraft()).toEqual({ email: "ann@example.test" });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toMatchObject({ version: 1 });
});

test("a draft of a newer release is ignored and left unchanged", () => {
  const newer = JSON.stringify({ version: 2, typed: { email: "ann@example.test" } });
  sessionStorage.setItem(KEY, newer);
  expect(checkoutDraft()).toEqual({});
  saveCheckoutDraft({ email: "bob@example.test" });
  expect(sessionStorage.getItem(KEY)).toBe(newer);
});
