import { expect, test } from "vitest";
import { sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

const setCookies = (headers: Record<string, unknown>) =>
  [headers["set-cookie"] ?? []].flat().map(String);

test("A first add's response sets the session cookie to the token in its header", async () => {
  const response = await sendAdd(world().app, { headers: { host: "shop.example" } });
  expect(setCookies(response.headers)).toEqual([
    `woo-session=${tokenIn(response)}; Max-Age=1209600; Path=/; Secure; SameSite=Lax`,
  ]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("The cookie alone shows the cart on the next page", async () => {
  const { app } = world();
  const response = await sendAdd(app);
  const [cookie = ""] = setCookies(response.headers)[0]?.split(";") ?? [];
  const page = await app.inject({ url: "/cart", headers: { cookie } });
  expect(page.body).toContain('aria-label="Quantity of Beanie"');
});

test("A rotated token sets no cookie: the script stores it", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  woo.passTime(1);
  const response = await sendAdd(app, { token, headers: { cookie: `woo-session=${token}` } });
  expect(tokenIn(response)).not.toBe(token);
  expect(setCookies(response.headers)).toEqual([]);
});

test.each([
  ["an add beside a session cookie", { cookie: "woo-session=e30.e30.x" }],
  ["an add from another site", { "sec-fetch-site": "cross-site" }],
])("%s sets no cookie", async (_, headers) => {
  expect(setCookies((await sendAdd(world().app, { headers })).headers)).toEqual([]);
});

test("A query, and an add with a refused token, set no cookie", async () => {
  const { app } = world();
  expect(setCookies((await sendCartQuery(app)).headers)).toEqual([]);
  expect(setCookies((await sendAdd(app, { token: "e30.e30.x" })).headers)).toEqual([]);
});

test("A customer's first add hides the account's token from scripts", async () => {
  const { app } = world();
  const visitor = formShopper(app);
  await visitor.signIn();
  const { "vitrine-customer": customer } = visitor.cookies();
  const response = await sendAdd(app, { headers: { cookie: `vitrine-customer=${customer}` } });
  const [hidden = "", readable = ""] = setCookies(response.headers);
  expect(hidden).toMatch(/^vitrine-session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; /);
  expect(readable).toMatch(/^woo-session=[^;]+; Max-Age=1209600; Path=\/; /);
  expect(readable).toContain(`woo-session=${tokenIn(response)};`);
  expect(hidden.split(";")[0]).not.toBe(`vitrine-session=${tokenIn(response)}`);
  expect(setCookies(response.headers)).toHaveLength(2);
});
