import { beforeEach, expect, test } from "vitest";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";

const KEY = "vitrine.checkout";

beforeEach(() => sessionStorage.clear());

test("a saved draft without a version is read as version 1", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ typed: { email: "ann@example.test" } }));
  expect(checkoutDraft()).toEqual({ email: "ann@example.test" });
});

test("a saved draft is restored without its payment method, and stored with a version", () => {
  saveCheckoutDraft({ email: "ann@example.test", paymentMethod: "cod" }, [{}]);
  expect(checkoutDraft()).toEqual({ email: "ann@example.test" });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toMatchObject({ version: 1 });
});

const known = { shipping_city: "Frome", shipping_postcode: "BA11 1BZ", billing_city: "Frome" };
const typed = {
  ...known,
  shipping_city: "Bath",
  shipping_postcode: "ba2 4dq",
  customerNote: "Ring",
};

test("a draft is restored if the backend still knows the former values, or the typed ones", () => {
  saveCheckoutDraft(typed, [known, { ...known, shipping_city: "Bristol" }]);
  expect(checkoutDraft(known)).toEqual(typed);
  expect(checkoutDraft({ ...known, shipping_city: "Bristol" })).toEqual(typed);
  expect(checkoutDraft({ ...typed, shipping_postcode: "BA2 4DQ" })).toEqual(typed);
});

test("a value that was changed elsewhere since is not restored, but the others are", () => {
  saveCheckoutDraft(typed, [known, known]);
  const { shipping_city: _, ...rest } = typed;
  expect(checkoutDraft({ ...known, shipping_city: "Wells" })).toEqual(rest);
});

test("a draft of a newer release is ignored and left unchanged", () => {
  const newer = JSON.stringify({ version: 2, typed: { email: "ann@example.test" } });
  sessionStorage.setItem(KEY, newer);
  expect(checkoutDraft()).toEqual({});
  saveCheckoutDraft({ email: "bob@example.test" }, [{}]);
  expect(sessionStorage.getItem(KEY)).toBe(newer);
});
