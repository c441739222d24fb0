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
