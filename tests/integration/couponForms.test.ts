import { expect, test } from "vitest";
import { appUnderTest } from "#tests/support/appUnderTest.ts";
import { createFormShopper } from "#tests/support/formShopper.ts";

const app = appUnderTest();

async function shopperWithTumblers() {
  const shopper = createFormShopper(app());
  await shopper.post({ productId: "28", quantity: "4" });
  const change = async (fields: Record<string, string>, site = "same-origin") => {
    const { statusCode, headers } = await app().inject({
      method: "POST",
      url: "/cart/coupons",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": site,
        cookie: `woo-session=${shopper.token()}`,
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return [statusCode, headers["location"]];
  };
  return { shopper, change };
}

test("a code is applied and taken away by forms, and the checkout shows it", async () => {
  const { shopper, change } = await shopperWithTumblers();
  expect(await change({ code: " FROME5 " })).toEqual([303, "/checkout"]);
  expect((await shopper.open("/checkout")).html).toContain("Remove code frome5");
  expect(await change({ remove: "frome5" })).toEqual([303, "/checkout"]);
  expect((await shopper.open("/checkout")).html).not.toContain("Remove code frome5");
});

test("a code that the shop does not take is said at its field", async () => {
  const { shopper, change } = await shopperWithTumblers();
  expect(await change({ code: "NOPE" })).toEqual([303, "/checkout?code=refused"]);
  const { html } = await shopper.open("/checkout?code=refused");
  expect(html).toContain("The shop does not take this code.");
  expect(await change({})).toEqual([303, "/checkout"]);
});

test("a form on another site changes no codes", async () => {
  const { change } = await shopperWithTumblers();
  expect((await change({ code: "FROME5" }, "cross-site"))[0]).toBe(403);
});
