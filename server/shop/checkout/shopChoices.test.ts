import { expect, test, vi } from "vitest";
import { createShopChoices } from "./shopChoices.ts";

const responding = (data: object) => vi.fn(async () => Response.json({ data }));

test("The base country is the delivery country of a new guest, and is requested once", async () => {
  const send = responding({ customer: { shipping: { country: "GB" } } });
  const { baseCountry } = createShopChoices(send);
  expect([await baseCountry(), await baseCountry()]).toEqual(["GB", "GB"]);
  expect(send).toHaveBeenCalledOnce();
});

test("The base country is unknown if the shop gives guests none, or the backend fails", async () => {
  const guest = createShopChoices(responding({ customer: { shipping: { country: null } } }));
  expect(await guest.baseCountry()).toBeUndefined();
  const failing = createShopChoices(async () => Promise.reject(new TypeError("fetch failed")));
  expect(await failing.baseCountry()).toBeUndefined();
});

test("The page with the terms is the backend's, at its path here, or the one of the setting", async () => {
  const url = "https://wp.example/agb/";
  const send = responding({ vitrineTerms: { title: "AGB &amp; mehr", url } });
  const known = createShopChoices(send, { backendOrigin: "https://wp.example" });
  expect(await known.terms()).toEqual({ href: "/agb", title: "AGB & mehr" });
  expect(await known.hasTerms()).toBe(true);
  const elsewhere = createShopChoices(send, { backendOrigin: "https://other.example" });
  expect(await elsewhere.terms()).toMatchObject({ href: url });
  const set = createShopChoices(send, { termsPage: "/legal/terms" });
  expect(await set.terms()).toEqual({ href: "/legal/terms", title: "Terms of sale" });
});

test.each([
  ["names no page", { data: { vitrineTerms: { title: null, url: null } } }],
  ["does not know the field", { errors: [{ message: "Cannot query field" }] }],
])("A shop whose backend %s has no terms to accept", async (_, body) => {
  const choices = createShopChoices(async () => Response.json(body));
  expect([await choices.terms(), await choices.hasTerms()]).toEqual([undefined, false]);
});
