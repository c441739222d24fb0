import { beforeAll, expect, test } from "vitest";
import { appOverWoo } from "#tests/worlds/servers/appOverWoo.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";

const over = appOverWoo();
const app = () => over().app;
const someone = { username: "shopper", password: "anything" };

beforeAll(() => over().woo.accounts.remove());

test("a sign-in in a shop without customer accounts gets 501", async () => {
  const visitor = createVisitor(app());
  const response = await visitor.send("/account/login", someone);
  expect(response.statusCode).toBe(501);
  expect(response.json()).toEqual({ ok: false, message: "This shop has no customer accounts." });
  expect(visitor.cookies()).toEqual({});
});

test("a sign-in form in a shop without customer accounts is re-rendered with a message", async () => {
  const response = await createVisitor(app()).post("/account/login", someone);
  expect(response.statusCode).toBe(501);
  expect(response.body).toContain("This shop has no customer accounts.");
});

test("a customer cookie of an earlier shop is cleared, and the page is a guest's", async () => {
  const cookies = { "vitrine-customer": "an.earlier.token" };
  const response = await app().inject({ url: "/cart", cookies });
  expect(response.statusCode).toBe(200);
  expect(response.headers["set-cookie"]).toMatch(/^vitrine-customer=; Max-Age=0;/);
});
