import { beforeAll, expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });
const app = () => world().app;
const someone = { username: "shopper", password: "anything" };

beforeAll(() => world().woo.accounts.remove());

test("a sign-in in a shop without customer accounts gets 501", async () => {
  const visitor = formShopper(app());
  const response = await visitor.send("/account/login", someone);
  expect(response.statusCode).toBe(501);
  expect(response.json()).toEqual({ ok: false, message: "This shop has no customer accounts." });
  expect(visitor.cookies()).toEqual({});
});

test("a sign-in form in a shop without customer accounts is re-rendered with a message", async () => {
  const response = await formShopper(app()).post("/account/login", someone);
  expect(response.statusCode).toBe(501);
  expect(response.body).toContain("This shop has no customer accounts.");
});

test("a customer cookie of an earlier shop is cleared, and the page is a guest's", async () => {
  const cookies = { "vitrine-customer": "an.earlier.token" };
  const response = await app().inject({ url: "/cart", cookies });
  expect(response.statusCode).toBe(200);
  expect(response.headers["set-cookie"]).toMatch(/^vitrine-customer=; Max-Age=0;/);
});
