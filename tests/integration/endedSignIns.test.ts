import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const PASSWORD = "correct-horse-battery";
const NEXT = "quite-another-one";
const STREET = "14 Vallis Way";

let app: FastifyInstance;
const logged: string[] = [];
let serial = 0;
let productId = "";

const world = worldOf({
  settings: { GRAPHQL_FREE_FORM: "on", TRUST_PROXY: "on" },
  // The log of errors alone.
  app: { logLevel: "error", logStream: { write: (line: string) => void logged.push(line) } },
});

beforeAll(async () => {
  ({ app } = world());
  const query = '{ products(first: 1, where: { search: "Fen tumbler" }) { nodes { databaseId } } }';
  const list = await formShopper(app).send("/graphql", { query });
  const { data } = list.json<{ data: { products: { nodes: { databaseId: number }[] } } }>();
  productId = String(data.products.nodes[0]?.databaseId);
});
const elsewhere = () => ({ "x-forwarded-for": `192.0.2.${(serial += 1)}` });

/** Signs in with another browser. */
async function signIn(username: string, password = PASSWORD): Promise<FormShopper> {
  const visitor = formShopper(app);
  expect((await visitor.send("/account/login", { username, password })).statusCode).toBe(200);
  return visitor;
}

/** Registers an account; returns its email address. */
async function register(): Promise<string> {
  const email = `ann${(serial += 1)}@example.test`;
  await formShopper(app).send("/account/register", { email, password: PASSWORD }, elsewhere());
  return email;
}

const address = {
  kind: "shipping",
  shipping_firstName: "Ann",
  shipping_lastName: "Lee",
  shipping_country: "GB",
  shipping_address1: STREET,
  shipping_city: "Frome",
  shipping_postcode: "BA11 1BZ",
};

/** Checks that a browser with these cookies can neither see nor change anything of the account. */
async function expectNothing(cookies: Record<string, string>, email: string): Promise<void> {
  for (const path of ["/account", "/account/details", "/account/addresses", "/cart", "/checkout"]) {
    const { body } = await formShopper(app, cookies).open(path);
    const shown = [email, STREET, "Fen tumbler"].filter((text) => body.includes(text));
    expect([path, shown]).toEqual([path, []]);
  }
  const forms = ["details", "addresses", "orders/1/again"];
  const posts = forms.map((name) =>
    formShopper(app, cookies).send(`/account/${name}`, { ...address }),
  );
  const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([401, 401, 401]);
}

describe("The cookies of a sign-in", () => {
  test("open nothing after a sign-out, also after a restart", async () => {
    const email = await register();
    const ann = await signIn(email);
    await ann.send("/account/addresses", address);
    await ann.post("/cart/items", { productId, quantity: "1" });
    const cookies = ann.cookies();
    expect((await formShopper(app, cookies).open("/account/addresses")).body).toContain(STREET);
    await ann.send("/account/logout", undefined);
    await expectNothing(cookies, email);
    await app.close();
    app = await world().openNext();
    await expectNothing(cookies, email);
  });

  test("of another browser open nothing at its next request after the password changes", async () => {
    const email = await register();
    const [ann, thief] = [await signIn(email), await signIn(email)];
    await ann.send("/account/addresses", address);
    expect((await thief.open("/account/addresses")).body).toContain(STREET);
    const { cookies } = thief;
    const stolen = cookies();
    const fields = { email, displayName: "Ann", currentPassword: PASSWORD, newPassword: NEXT };
    expect((await ann.send("/account/details", fields)).json()).toMatchObject({ ok: true });
    await expectNothing(stolen, email);
    expect((await ann.open("/account/addresses")).body).toContain(STREET);
    expect((await ann.send("/account/addresses", address)).statusCode).toBe(200);
    await signIn(email, NEXT);
  });

  test("open nothing after a password was reset by email", async () => {
    const email = await register();
    const stolen = (await signIn(email)).cookies();
    // Tokens state whole seconds: one of the reset's own second may be of the new password.
    await setTimeout(1_000);
    await formShopper(app).send("/account/forgotten", { username: email }, elsewhere());
    const letters = join(world().dataDir, "letters");
    const names = await readdir(letters);
    const texts = await Promise.all(names.map((name) => readFile(join(letters, name), "utf8")));
    const text = texts.findLast((each) => each.includes(`To: ${email}`)) ?? "";
    const [, key = "", login = ""] = /key=(\w+)&login=(\S+)/.exec(text) ?? [];
    const fields = { key, login: decodeURIComponent(login), password: NEXT };
    expect((await formShopper(app).send("/account/reset", fields)).statusCode).toBe(200);
    await expectNothing(stolen, email);
    await signIn(email, NEXT);
  });

  test("open nothing of the account without the sign-in's own, and its order asks for the sign-in", async () => {
    const email = await register();
    const ann = await signIn(email);
    await ann.send("/account/addresses", address);
    await ann.add({ productId });
    const toFrome = { phone: "01373 462000", ...address, shipping_state: "", shippingMethod: "" };
    const form = await ann.form({ ...toFrome, paymentMethod: "cod", terms: "on", email });
    const [rate] = (JSON.parse(form["seen"] ?? "{}") as { rates: { id: string }[] }).rates;
    const { response } = await ann.place({ ...form, shippingMethod: rate?.id });
    expect(response).toEqual({ outcome: "placed", location: "/success" });
    const receipt = (await ann.open("/success")).body;
    expect(receipt).toContain(STREET);
    expect(receipt).not.toContain("Anyone who has it can see the order.");

    const { "vitrine-customer": _, ...withoutSignIn } = ann.cookies();
    await expectNothing(withoutSignIn, email);
    const stranger = formShopper(app, withoutSignIn);
    expect((await stranger.open("/success")).headers["location"]).toBe("/");

    const query = "{ orders(first: 1) { nodes { databaseId orderKey } } }";
    const { "vitrine-session": session = "" } = ann.cookies();
    const header = { "woocommerce-session": `Session ${session}` };
    const { data } = (await ann.send("/graphql", { query }, header)).json<{
      data: { orders: { nodes: { databaseId: number; orderKey: string }[] } };
    }>();
    const { databaseId, orderKey } = data.orders.nodes[0] ?? { databaseId: 0, orderKey: "" };
    const link = `/success?order=${databaseId}&key=${orderKey}`;
    const led = await formShopper(app).open(link);
    expect([led.statusCode, led.headers["location"]]).toEqual([
      303,
      `/account/orders/${databaseId}`,
    ]);
    expect(led.body).not.toContain(STREET);
    expect((await ann.open(link)).body).toContain(STREET);
  });

  test("of the script's session are no session without the sign-in, in a header either", async () => {
    const email = await register();
    const ann = await signIn(email);
    await ann.post("/cart/items", { productId, quantity: "1" });
    const { "vitrine-session": session = "" } = ann.cookies();
    const query = "{ cart { contents { itemCount } } customer { email } }";
    for (const headers of [{}, { origin: undefined, "sec-fetch-site": undefined }]) {
      const header = { "woocommerce-session": `Session ${session}`, ...headers };
      const { body } = await formShopper(app).send("/graphql", { query }, header);
      expect(body).toContain("invalid_token");
    }
  });
});

test.each(["garbage", "a.b.c", "e30.e30.x"])(
  "A form of the account with the session %j is one of somebody signed out, without an error in the log",
  async (session) => {
    logged.splice(0);
    const ann = (await signIn(await register())).cookies();
    const { "vitrine-customer": customer = "" } = ann;
    for (const name of ["details", "addresses", "orders/1/again"]) {
      const post = (cookies: object) =>
        formShopper(app, { "woo-session": session, ...cookies }).send(`/account/${name}`, address);
      const response = await post({});
      const { message } = response.json<{ message: string }>();
      expect([name, response.statusCode]).toEqual([name, 401]);
      expect(message).toBe("You’ve been signed out. Sign in again.");
      expect((await post({ "vitrine-customer": customer })).statusCode).toBeLessThan(500);
    }
    expect(logged).toEqual([]);
  },
);
