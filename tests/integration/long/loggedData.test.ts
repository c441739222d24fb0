import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MockInstance } from "vitest";
import { sendAdd, sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { openWorld } from "#tests/worlds/world.ts";

const lines: string[] = [];
const options = {
  logLevel: "trace",
  logStream: { write: (line: string) => void lines.push(line) },
} as const;
const world = worldOf({
  settings: { TRUST_PROXY: "loopback", CHECKOUT: "both", PAYMENT_ORIGINS: "https://shop.example" },
  app: options,
  woo: {},
});

const ADDRESS = "203.0.113.77";
const person = {
  email: "canary.person@canary-mail.example",
  shipping_firstName: "Canaryfirst",
  shipping_lastName: "Canarylast",
  shipping_phone: "01632 960199",
  shipping_address1: "9 Canary Street",
  customerNote: "canary note",
};
/** Texts that no line may contain. */
const secrets = [
  "_wc_checkout",
  "_wc_account",
  "_wc_cart",
  "anary",
  "960199",
  ADDRESS,
  "s3cr3t",
  "eyJ",
  account.password,
  "jo@example.test",
];

const browser = { "x-forwarded-for": ADDRESS, "user-agent": "Canary/1.0" };

const pages = [
  "/",
  "/search?q=canary",
  "/product/none?email=canary@canary.example",
  "/account/reset?key=s3cr3t&login=canary",
  "/account/orders/1?key=s3cr3t",
  "/my-account/lost-password?key=s3cr3t&login=canary",
  "/checkout/order-pay/1?key=s3cr3t",
  "/wp-login.php?action=rp&key=s3cr3t",
  "/no/such/page/of/canary@canary.example",
  "/%E0%A4%A?key=s3cr3t",
  "/img/320/canary.jpg",
];

/** Shops, signs in, writes a review and opens every kind of page. */
async function visit(app: FastifyInstance): Promise<void> {
  for (const url of pages) await app.inject({ url, headers: browser });
  await sendAdd(app, { headers: browser, remoteAddress: "127.0.0.1" });
  await sendCartQuery(app, { token: "eyJmb3JnZWQ.eyJmb3JnZWQ.Zm9yZ2Vk", headers: browser });
  const visitor = formShopper(app);
  const posts: [string, Record<string, string>][] = [
    [
      "/product/belt/reviews",
      { rating: "4", author: "Canary", email: "jo@example.test", content: "Canary" },
    ],
    ["/account/login", account],
    ["/checkout/wordpress", { order: "1", key: "wc_order_s3cr3t" }],
    ["/checkout/wordpress", { product: "15" }],
    ["/account/login", { username: "canary", password: "s3cr3t" }],
    ["/account/register", { email: person.email, password: "s3cr3t-canary" }],
    ["/account/forgotten", { username: person.email }],
    ["/account/reset", { key: "s3cr3t", login: "canary", password: "s3cr3t" }],
  ];
  for (const [url, fields] of posts) {
    await visitor.send(url, fields, browser);
    await visitor.post(url, fields, browser);
  }
  const orderer = await shopperWithCart(app);
  const form = await orderer.form(person);
  await orderer.send("/checkout/wordpress", {}, browser);
  await orderer.post("/checkout/wordpress", {}, browser);
  await orderer.place(form);
  await orderer.post("/checkout", { ...form, step: "place" });
}

/** Opens a backend that quotes each request in the message of an error. */
async function openQuotingBackend() {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data: null, errors: [{ message: `Bad input: ${body}` }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/graphql`, server };
}

/** Returns a printed text as a line of the log. */
const asLine = (printedText: unknown) => JSON.stringify({ printed: String(printedText) });

/** Returns lines with a secret, or with other fields of a request than method and route. */
function leakingLines(): string[] {
  const isKnown = (field: string) => field === "method" || field === "route";
  return lines.filter((line) => {
    // A measured time may have any digits, and so those of the telephone number.
    const {
      req = {},
      time: _,
      responseTime: __,
      ...rest
    } = JSON.parse(line) as {
      req?: object;
      time?: number;
      responseTime?: number;
    };
    const logged = JSON.stringify({ ...rest, req });
    return secrets.some((secret) => logged.includes(secret)) || !Object.keys(req).every(isKnown);
  });
}

// Vike prints each rendering error too.
let printed: MockInstance;
beforeEach(() => {
  lines.splice(0);
  printed = vi
    .spyOn(console, "error")
    .mockImplementation((message) => void lines.push(asLine(message)));
});
afterEach(() => printed.mockRestore());

test("No logged line or printed error has personal data, a token or a query string, at the lowest level", async () => {
  await visit(world().app);
  expect(lines.length).toBeGreaterThan(50);
  expect(leakingLines()).toEqual([]);
});

test.each(["breaks the connection", "responds with null and an error"] as const)(
  "No logged line about a backend that %s has personal data, a token or a query string",
  async (failure) => {
    const { app, woo } = world();
    woo.fail(failure);
    await visit(app).finally(() => woo.recover());
    expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(5);
    expect(lines.length).toBeGreaterThan(50);
    expect(leakingLines()).toEqual([]);
  },
);

test("No logged line about a backend whose errors quote the request has personal data", async () => {
  const { endpoint, server } = await openQuotingBackend();
  const settings = { GRAPHQL_ENDPOINT: endpoint, TRUST_PROXY: "loopback" };
  const { app, close } = await openWorld({ settings, app: options });
  await visit(app);
  await close();
  server.close();
  expect(lines.some((line) => line.includes("the backend responded with an error"))).toBe(true);
  expect(lines.length).toBeGreaterThan(50);
  expect(leakingLines()).toEqual([]);
});

test("The log has no line below its level", async () => {
  const { app } = world();
  app.log.level = "warn";
  const count = lines.length;
  await app.inject("/");
  expect(lines.length).toBe(count);
});
