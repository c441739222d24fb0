import { expect, test } from "vitest";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

const UNKNOWN = "/account/find-order?done=unknownOrder";

/** Places an order; returns the link on its receipt, with its number and key. */
async function placed() {
  const ann = await shopperWithCart(world().app);
  await ann.place(await ann.form());
  const { body } = await ann.open("/success");
  const [, link = "", number = "", key = ""] =
    /href="(\/checkout\/order-received\/(\d+)\?key=(wc_order_\w+))"/.exec(body) ?? [];
  return { ann, link, number, key };
}

const at = (number: string, key: string) =>
  `/success?${new URLSearchParams({ order: number, key })}`;

test("the link of an order shows it in any session, without its key in referrers, caches and indexes", async () => {
  const { link, number } = await placed();
  const stranger = formShopper(world().app);
  const redirect = await stranger.open(link);
  expect([redirect.statusCode, redirect.headers["referrer-policy"]]).toEqual([303, "no-referrer"]);
  const { statusCode, headers, body } = await stranger.open(String(redirect.headers.location));
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["referrer-policy"]).toBe("strict-origin");
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).toContain(`Order ${number}`);
  for (const text of ["$44.38", "1 Main St", "as it was placed"]) expect(body).toContain(text);
  // Only the session that ordered may be invited to open an account under the order's email.
  expect(body).not.toContain("for=order");
});

test("a wrong key and an unknown number get the same response", async () => {
  const { number, key } = await placed();
  const stranger = formShopper(world().app);
  const wrong = [
    [number, "wc_order_aaaaaaaaaaaaa"],
    ["999999", key],
    ["999999", "wc_order_aaaaaaaaaaaaa"],
    [number, "%"],
    ["", ""],
  ] as const;
  for (const [otherNumber, otherKey] of wrong) {
    const { statusCode, headers } = await stranger.open(at(otherNumber, otherKey));
    expect([statusCode, headers.location]).toEqual([303, UNKNOWN]);
    const fields = { number: otherNumber || "1", orderKey: otherKey || "x" };
    const form = await stranger.send("/account/find-order", fields);
    expect(form.statusCode).toBe(422);
    expect(form.json()).toEqual({
      ok: false,
      message: "We can’t find that order. Check the number and the key in your email.",
    });
  }
});

test("the form finds an order without script, by its key or the whole link, and is re-rendered with a wrong key", async () => {
  const { link, number, key } = await placed();
  const stranger = formShopper(world().app);
  expect((await stranger.open("/account/find-order")).body).toContain("Show my order");
  for (const orderKey of [key, ` https://shop.example${link} `]) {
    const found = await stranger.post("/account/find-order", { number: `#${number}`, orderKey });
    expect([found.statusCode, found.headers.location]).toEqual([303, at(number, key)]);
  }
  const wrong = await stranger.post("/account/find-order", { number, orderKey: "wc_order_no" });
  expect(wrong.statusCode).toBe(422);
  for (const typed of [`value="${number}"`, 'value="wc_order_no"', "We can’t find that order"]) {
    expect(wrong.body).toContain(typed);
  }
});

test("after ten wrong keys for an order number the right key is refused too", async () => {
  const { app } = world();
  const { number, key } = await placed();
  const remoteAddress = "198.51.100.9";
  const open = async (tried: string, from = remoteAddress) => {
    const { headers } = await app.inject({ url: at(number, tried), remoteAddress: from });
    return headers.location;
  };
  // Attempts with the right key are not counted.
  for (let count = 0; count < 12; count += 1) expect(await open(key)).toBeUndefined();
  for (let count = 0; count < 10; count += 1) {
    expect(await open(`wc_order_guess${count}`)).toBe(UNKNOWN);
  }
  const limited = "/account/find-order?done=tooMany";
  expect(await open(key)).toBe(limited);
  expect((await app.inject({ url: limited })).body).toContain("Too many attempts");
  const payload = at(number, key).replace("/success", "/success/_payload.json");
  const { headers } = await app.inject({ url: payload, remoteAddress });
  expect(headers.location).toBe("/account/find-order/_payload.json?done=tooMany");
  const form = await app.inject({
    method: "POST",
    url: "/account/find-order",
    payload: { number, orderKey: key },
    remoteAddress,
  });
  expect(form.statusCode).toBe(429);
  expect(await open(key, "203.0.113.7")).toBeUndefined();
});

test("the order's link, to which a payment page returns, shows the order as just placed in the session that placed it", async () => {
  const { ann, link } = await placed();
  const { headers } = await ann.open(link);
  const { body } = await ann.open(String(headers.location));
  expect(body).toContain("Your order is in");
  expect(body).not.toContain("as it was placed");
});

test("a guest's receipt links to a registration with the email filled in, which no other session sees", async () => {
  const { ann } = await placed();
  const { body } = await ann.open("/success");
  expect(body).toContain('href="/account?for=order#register"');
  const page = await ann.open("/account?for=order");
  expect(page.body).toContain('value="ann@example.test"');
  const stranger = await formShopper(world().app).open("/account?for=order");
  expect(stranger.body).not.toContain("ann@example.test");
});

test("the form that emails an order's link is absent if the backend cannot email links", async () => {
  const { woo, openNext } = world();
  // A backend is probed with a document that selects nothing.
  const errors = [{ message: 'Cannot query field "vitrineSendOrderLink" on type "RootMutation".' }];
  const rejected = JSON.stringify({ errors });
  woo.change((response) => (response.startsWith('{"data":{},') ? rejected : response));
  const app = await openNext();
  const { body } = await app.inject({ url: "/account/find-order" });
  await app.close();
  expect(body).toContain("Show my order");
  expect(body.includes("Email me the link")).toBe(false);
});
