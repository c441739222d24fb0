import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Requests are rate-limited per IP, so each customer gets another one.
const world = worldOf({ settings: { TRUST_PROXY: "on" } });
let serial = 0;
let address = "";

const visit = () => formShopper(world().app);
const elsewhere = () => ({ "x-forwarded-for": `192.0.2.${(serial += 1)}` });

const PASSWORD = "correct-horse-battery";

/** Registers an account under a new email address and signs in. */
async function customer(email = `ann${(serial += 1)}@example.test`): Promise<FormShopper> {
  const visitor = visit();
  await visitor.post("/account/register", { email, password: PASSWORD }, elsewhere());
  await visitor.post("/account/login", { username: email, password: PASSWORD });
  return visitor;
}

beforeEach(() => {
  address = `ann${(serial += 1)}@example.test`;
});

const headings = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]+)/g)].map(([, text]) => text);

describe("an account", () => {
  test("is created by a registration; a second one gets the same response and changes no password", async () => {
    const fields = { email: address, password: PASSWORD };
    const second = { ...fields, password: "another-password" };
    const responses = [
      await visit().post("/account/register", fields),
      await visit().post("/account/register", second),
    ];
    for (const { statusCode, headers } of responses) {
      expect([statusCode, headers["set-cookie"]]).toEqual([200, undefined]);
    }
    const [first, again] = responses.map(({ body }) => body);
    expect(again).toBe(first);
    const [login = ""] = /<form id="login".*?<\/form>/.exec(first ?? "") ?? [];
    expect(login).toContain(`value="${address}"`);
    expect(login).toMatch(/<input[^>]*type="password"[^>]* autofocus=""/);
    const byScript = await visit().send("/account/register", second);
    expect(byScript.json()).toEqual({ ok: true, location: "/account?done=registered" });
    const visitor = visit();
    const other = { username: address, password: "another-password" };
    expect((await visitor.send("/account/login", other)).statusCode).toBe(401);
    const right = { username: address, password: PASSWORD };
    expect((await visitor.send("/account/login", right)).json()).toEqual({ ok: true });
  });

  test("gets the same response to a password-reset request, whether it exists or not", async () => {
    await customer(address);
    const responses = [
      await visit().send("/account/forgotten", { username: address }),
      await visit().send("/account/forgotten", { username: "nobody@example.test" }),
    ];
    const done = { ok: true, location: "/account/forgotten?done=sent" };
    for (const result of responses) expect([result.statusCode, result.json()]).toEqual([200, done]);
  });

  test("accepts a new password through the link in its email, once", async () => {
    await customer(address);
    await visit().send("/account/forgotten", { username: address });
    const emails = join(world().dataDir, "letters");
    const names = await readdir(emails);
    const texts = await Promise.all(names.map((name) => readFile(join(emails, name), "utf8")));
    const email = texts.find((text) => text.includes(`To: ${address}`)) ?? "";
    const link = /wp-login\.php\?\S+/.exec(email)?.[0] ?? "";
    const visitor = visit();
    const led = await visitor.open(`/${link}`);
    const location = String(led.headers["location"]);
    expect(location).toMatch(/^\/account\/reset\?key=\w+&login=\w+$/);
    expect(headings((await visitor.open(location)).body)).toEqual(["Choose a new password"]);
    const { key = "", login = "" } = Object.fromEntries(
      new URL(location, "http://page").searchParams,
    );
    const weak = await visitor.post("/account/reset", { key, login, password: "short" });
    expect(weak.statusCode).toBe(422);
    expect(weak.body).toContain("Use at least 8 characters.");
    expect(weak.body).toContain(key);
    const fields = { key, login, password: "quite-another-one" };
    expect((await visitor.post("/account/reset", fields)).headers["location"]).toBe(
      "/account?done=reset",
    );
    expect((await visitor.post("/account/reset", fields)).statusCode).toBe(422);
    const username = address;
    const given = { username, password: "quite-another-one" };
    expect((await visitor.send("/account/login", given)).statusCode).toBe(200);
  });

  test("shows a guest the sign-in page at each of its URLs, never cached", async () => {
    for (const path of ["/account", "/account/details", "/account/orders/7"]) {
      const page = await visit().open(path);
      expect([page.statusCode, headings(page.body)]).toEqual([200, ["Your account"]]);
      expect(page.headers["cache-control"]).toBe("private, no-store");
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await visit().open("/account/nothing")).statusCode).toBe(404);
    const page = await visit().open("/account/orders/7");
    expect(page.body).toContain('name="return" value="/account/orders/7"');
  });

  test("shows its customer their pages, which are never cached", async () => {
    const visitor = await customer(address);
    const pages = {
      "/account": "Your orders",
      "/account/addresses": "Your addresses",
      "/account/details": "Your details",
      "/account/downloads": "Your downloads",
    };
    for (const [path, heading] of Object.entries(pages)) {
      const page = await visitor.open(path);
      expect([page.statusCode, headings(page.body)]).toEqual([200, [heading]]);
      expect(page.headers["cache-control"]).toBe("private, no-store");
    }
    const payload = await visitor.open("/account/details/_payload.json");
    expect(payload.headers["cache-control"]).toBe("private, no-store");
    expect(payload.body).toContain(address);
    expect((await visitor.open("/account/orders/999999")).statusCode).toBe(404);
  });

  test("accepts forms from this shop's own pages only", async () => {
    const visitor = await customer(address);
    const names = ["register", "forgotten", "reset", "details", "addresses", "orders/1/again"];
    for (const name of names) {
      const headers = { "sec-fetch-site": "cross-site" };
      const response = await visitor.post(`/account/${name}`, {}, headers);
      expect(response.statusCode).toBe(403);
    }
  });
});

test("password-reset emails and registrations are rate-limited to ten per IP in ten minutes", async () => {
  const from = elsewhere();
  const sendForgotten = (name: string) =>
    visit().send("/account/forgotten", { username: name }, from);
  for (let count = 0; count < 10; count += 1) {
    expect((await sendForgotten(`x${count}@example.test`)).statusCode).toBe(200);
  }
  const response = await sendForgotten("one-more@example.test");
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({
    message: expect.stringContaining("Too many attempts") as string,
  });
});

test(
  "a user name gets ten emails in ten minutes, and further requests get the same response",
  { tags: ["long"] },
  async () => {
    await customer(address);
    const done = { ok: true, location: "/account/forgotten?done=sent" };
    for (let count = 0; count < 15; count += 1) {
      const response = await visit().send("/account/forgotten", { username: address }, elsewhere());
      expect([response.statusCode, response.json()]).toEqual([200, done]);
    }
    const emails = join(world().dataDir, "letters");
    const names = await readdir(emails);
    const texts = await Promise.all(names.map((name) => readFile(join(emails, name), "utf8")));
    const sent = texts.filter((text) => text.includes(`To: ${address}`) && /wp-login/.test(text));
    // The registration was the first of ten.
    expect(sent).toHaveLength(9);
  },
);

describe("the account details form", () => {
  test("saves details, and a new email address or password only with the current password", async () => {
    const visitor = await customer(address);
    const fields = { firstName: "Ann", lastName: "Lee", displayName: "Ann L.", email: address };
    const saved = await visitor.post("/account/details", fields);
    expect(saved.headers["location"]).toBe("/account/details?done=saved");
    expect((await visitor.open("/account/details")).body).toContain('value="Ann L."');

    const other = { ...fields, newPassword: "quite-another-one" };
    const without = await visitor.send("/account/details", other);
    expect(without.statusCode).toBe(422);
    const wrong = await visitor.send("/account/details", { ...other, currentPassword: "nope" });
    expect(wrong.json()).toMatchObject({
      faults: { currentPassword: "That isn’t your current password." },
    });
    const right = await visitor.send("/account/details", { ...other, currentPassword: PASSWORD });
    expect(right.json()).toMatchObject({ ok: true });
    expect(headings((await visitor.open("/account")).body)).toEqual(["Your orders"]);
    const login = { username: address, password: "quite-another-one" };
    expect((await visit().send("/account/login", login)).statusCode).toBe(200);
  });

  test("is re-rendered with the typed values, but without passwords", async () => {
    const visitor = await customer(address);
    const secret = "not-to-be-shown";
    const fields = { displayName: "", email: "no address", newPassword: secret, firstName: "Zoë" };
    const response = await visitor.post("/account/details", fields);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('value="Zoë"');
    expect(response.body).toContain('value="no address"');
    expect(response.body).not.toContain(secret);
  });

  test("accepts exactly its own fields", () => {
    expect(Object.keys(accountForms().details)).toEqual([
      "firstName",
      "lastName",
      "displayName",
      "email",
      "newPassword",
      "currentPassword",
    ]);
  });
});

describe("the account's address form", () => {
  const berlin = {
    kind: "shipping",
    shipping_firstName: "Ann",
    shipping_lastName: "Lee",
    shipping_address1: "Hauptstraße 1",
    shipping_city: "Berlin",
    shipping_postcode: "10115",
    shipping_country: "DE",
  };

  test("validates addresses as the checkout does, and saves them", async () => {
    const visitor = await customer(address);
    const wrong = await visitor.post("/account/addresses", { ...berlin, shipping_postcode: "X" });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain("Hauptstraße 1");
    const saved = await visitor.post("/account/addresses", berlin);
    expect(saved.headers["location"]).toBe("/account/addresses?done=saved");
    expect((await visitor.open("/account/addresses")).body).toContain("Hauptstraße 1");
    expect((await (await customer()).open("/account/addresses")).body).not.toContain("Hauptstraße");
  });

  test("requires a phone number of a possible length in its country", async () => {
    const visitor = await customer(address);
    const billing = JSON.parse(JSON.stringify(berlin).replaceAll("shipping", "billing")) as object;
    const errors = { phone: "Enter a full phone number, with its area code." };
    const send = async (phone: string) =>
      (await visitor.send("/account/addresses", { ...billing, phone })).json<object>();
    // As the checkout does, whose setting it follows.
    expect(await send("")).toMatchObject({ faults: { phone: expect.any(String) } });
    for (const phone of ["abc", "1234567890123456789"]) {
      expect([phone, await send(phone)]).toMatchObject([phone, { faults: errors }]);
    }
    for (const phone of ["030 901820", "+1 213 373 4253"]) {
      expect([phone, await send(phone)]).toMatchObject([phone, { ok: true }]);
    }
  });
});
