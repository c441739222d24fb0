import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { signOrderLink } from "#server/shop/account/linkedOrders.ts";
import document from "#server/__generated__/linkedOrdersQuery.graphql.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const world = worldOf({
  settings: { FORWARDED_CLIENT_SECRET: SECRET },
  woo: { orderSecret: SECRET },
});
const plain = worldOf({ woo: {} });

const DAY_MS = 86_400_000;
const UNKNOWN = "/account/find-order?done=unknownOrder";

let later: FastifyInstance | undefined;
afterEach(() => later?.close());

type Link = { number: string; key: string };

/** Returns a visitor who has signed in. */
async function signedIn(app: FastifyInstance): Promise<FormShopper> {
  const visitor = formShopper(app);
  expect((await visitor.signIn()).json()).toEqual({ ok: true });
  return visitor;
}

/** Places an order; returns its link's number and key, and the page that the link opens. */
async function placed(
  shop = world(),
  visitor = formShopper(shop.app),
): Promise<Link & { page: string }> {
  await visitor.add();
  await visitor.place(await visitor.form({ customerNote: "leave at door" }));
  const receipt = await visitor.open("/success");
  const [, number = "", key = ""] =
    /order-received\/(\d+)\?key=(wc_order_\w+)/.exec(receipt.body) ?? [];
  const { body } = await formShopper(shop.app).open(at({ number, key }));
  return { number, key, page: mainText(body) };
}

const at = ({ number, key }: Link) => `/success?${new URLSearchParams({ order: number, key })}`;

/** Opens the server as it is 31 days later: it deletes the records of all orders at its start. */
async function openLater({ dataDir, openNext, woo } = world()): Promise<FastifyInstance> {
  const records = new DatabaseSync(join(dataDir, "orders.sqlite"));
  records.prepare("update intent set sent_at = sent_at - ?").run(31 * DAY_MS);
  later = await openNext();
  expect(records.prepare("select count(*) as n from intent").get()).toEqual({ n: 0 });
  records.close();
  woo.forget();
  return later;
}

/** Sends the field's query to the shop, past our server. */
async function requestShop(variables: Record<string, string>) {
  const { name: operationName, text: query } = document.params;
  const response = await fetch(world().woo.endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName, query, variables }),
  });
  return (await response.json()) as { data: { vitrineOrder: object | null }; errors?: unknown };
}

test("an order that is not stored any more opens at its link, and shows what the link showed before", async () => {
  const link = await placed();
  const stranger = formShopper(await openLater());
  const opened = await stranger.open(`/checkout/order-received/${link.number}/?key=${link.key}`);
  expect(opened.headers.location).toBe(at(link));
  const { statusCode, headers, body } = await stranger.open(at(link));
  expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  for (const text of ["$44.38", "1 Main St", "leave at door", "as it was placed"]) {
    expect(body).toContain(text);
  }
  // The instructions to pay are shown only while the shop still waits for the money.
  expect(mainText(body)).toBe(link.page.replace("|Pay with cash upon delivery.", ""));
  expect(body).not.toContain("for=order");
});

test("the form finds an order that is no longer stored, whatever its age", async () => {
  const link = await placed();
  const stranger = formShopper(await openLater());
  const fields = { number: `#${link.number}`, orderKey: link.key };
  const found = await stranger.post("/account/find-order", fields);
  expect([found.statusCode, found.headers.location]).toEqual([303, at(link)]);
  expect((await stranger.open("/account/find-order")).body).not.toContain("in the last 30 days");
});

test("the link of a guest's order opens it for a signed-in customer too, however old it is", async () => {
  const link = await placed();
  const recent = await (await signedIn(world().app)).open(at(link));
  const old = await (await signedIn(await openLater())).open(at(link));
  for (const { statusCode, body } of [recent, old]) {
    expect(statusCode).toBe(200);
    expect(body).toContain("1 Main St");
  }
});

test("the link of a customer's order that is not stored any more leads to the order in the account", async () => {
  for (const shop of [world(), plain()]) {
    const link = await placed(shop, await signedIn(shop.app));
    const app = await openLater(shop);
    const customer = await signedIn(app);
    const path = `/account/orders/${link.number}`;
    expect((await customer.open(at(link))).headers.location).toBe(path);
    expect((await customer.open(path)).body).toContain("1 Main St");
    const fields = { number: `#${link.number}`, orderKey: link.key };
    expect((await customer.post("/account/find-order", fields)).headers.location).toBe(path);
    for (const [someone, tried] of [
      [customer, { ...link, number: "999999" }],
      [customer, { ...link, key: "wc_order_aaaaaaaaaaaaa" }],
      [formShopper(app), link],
    ] as const) {
      expect((await someone.open(at(tried))).headers.location).toBe(UNKNOWN);
    }
    await app.close();
  }
});

test("a wrong key, another order's key and an unknown number get the same response", async () => {
  const [ann, eve] = [await placed(), await placed()];
  const stranger = formShopper(await openLater());
  const wrong = [
    { ...ann, key: "wc_order_aaaaaaaaaaaaa" },
    { ...ann, key: ann.key.toUpperCase() },
    { ...ann, key: eve.key },
    { ...ann, number: "999999" },
    { number: "999999", key: "wc_order_aaaaaaaaaaaaa" },
  ];
  for (const link of wrong) {
    const { statusCode, headers, body } = await stranger.open(at(link));
    expect([statusCode, headers.location, body]).toEqual([303, UNKNOWN, ""]);
    const form = await stranger.send("/account/find-order", {
      number: link.number,
      orderKey: link.key,
    });
    expect([form.statusCode, form.json()]).toEqual([
      422,
      {
        ok: false,
        message: "We can’t find that order. Check the number and the key in your email.",
      },
    ]);
  }
});

test("the shop returns an order only for a recent signature of its own number and key", async () => {
  const [ann, eve] = [await placed(), await placed()];
  const signed = (link: Link, now = Date.now(), secret = SECRET) =>
    signOrderLink(link, secret, now);
  expect((await requestShop(signed(ann))).data.vitrineOrder).toMatchObject({ orderKey: ann.key });
  const unknown = await requestShop(signed({ ...ann, number: "999999" }));
  expect([unknown.data.vitrineOrder, unknown.errors]).toEqual([null, undefined]);
  for (const request of [
    { ...signed(ann), signature: "" },
    { ...signed(ann), signature: signed(eve).signature },
    signed(ann, Date.now(), `${SECRET}!`),
    signed(ann, Date.now() - 6 * 60_000),
    signed(ann, Date.now() + 6 * 60_000),
    signed({ ...ann, key: eve.key }),
    signed({ number: "", key: "" }),
  ]) {
    expect(await requestShop(request)).toEqual(unknown);
  }
});

test("while the shop fails, no page says that there is no such order", async () => {
  const link = await placed();
  const stranger = formShopper(await openLater());
  world().woo.failField("vitrineOrder");
  for (const tried of [link, { ...link, key: "wc_order_aaaaaaaaaaaaa" }]) {
    const { statusCode, headers, body } = await stranger.open(at(tried));
    expect([statusCode, headers.location]).toEqual([500, undefined]);
    expect(body).not.toContain("can’t find");
    const fields = { number: tried.number, orderKey: tried.key };
    expect((await stranger.post("/account/find-order", fields)).statusCode).toBe(502);
  }
  world().woo.recover();
  expect((await stranger.open(at(link))).statusCode).toBe(200);
});

test("attempts at orders that are not stored any more are limited per network", async () => {
  const link = await placed();
  const app = await openLater();
  const open = async (key: string, remoteAddress: string) =>
    (await app.inject({ url: at({ ...link, key }), remoteAddress })).headers.location;
  for (let count = 0; count < 10; count += 1) {
    expect(await open(`wc_order_guess${count}`, "198.51.100.9")).toBe(UNKNOWN);
  }
  world().woo.forget();
  expect(await open(link.key, "198.51.100.9")).toBe("/account/find-order?done=tooMany");
  expect(JSON.stringify(world().woo.calls())).not.toContain("vitrineOrder");
  expect(await open(link.key, "203.0.113.7")).toBeUndefined();
});

test("the server requests no older orders without a shared secret", async () => {
  const link = await placed(plain());
  const stranger = formShopper(await openLater(plain()));
  expect((await stranger.open(at(link))).headers.location).toBe(UNKNOWN);
  expect((await stranger.open("/account/find-order")).body).toContain("in the last 30 days");
  expect(JSON.stringify(plain().woo.calls())).not.toContain("vitrineOrder");
});
