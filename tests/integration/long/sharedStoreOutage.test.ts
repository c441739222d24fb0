import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import { severalServers } from "#tests/worlds/servers/severalServers.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import { withValkey } from "#tests/worlds/servers/valkey.ts";

// Two servers whose shared store fails, and one of which is killed.

const servers = severalServers();

const newKey = () => ({ "idempotency-key": randomUUID() });

const cartOf = async (token: string | undefined, app: FastifyInstance = servers().other) =>
  quantitiesIn(await sendCartQuery(app, { token }));

let isDown = false;

async function killStore(): Promise<void> {
  isDown = true;
  await servers().valkey.kill();
}

/** Starts the store again if it was killed, and waits until the servers use it. */
async function restartStore(): Promise<void> {
  if (!isDown) return;
  const { valkey, one, other } = servers();
  await valkey.start();
  isDown = false;
  for (const app of [one, other]) {
    await expect
      .poll(async () => (await app.inject("/readyz")).body, { timeout: scaled(10_000) })
      .not.toContain("cache");
  }
}

describe("While the shared store is down", withValkey, () => {
  afterEach(restartStore);

  test("catalogue and cart are shown, and a change is refused until the store is back", async () => {
    const { one, other, woo } = servers();
    const token = tokenIn(await sendAdd(one)) ?? "";
    await killStore();
    woo.forget();
    const visitor = formShopper(other, { "woo-session": token });
    expect((await visitor.open("/product/belt")).statusCode).toBe(200);
    expect((await visitor.open("/cart")).body).toContain('aria-label="Quantity of Beanie"');
    const headers = newKey();
    const refused = await sendAdd(other, { token, headers });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    expect(refused.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("did not process the request") as unknown }],
    });
    expect(JSON.stringify(woo.calls())).not.toContain("addToCart(");

    await restartStore();
    expect((await sendAdd(other, { token, headers })).statusCode).toBe(200);
    expect(await cartOf(token)).toEqual({ Beanie: 2 });
  });

  test("a cart form is answered with the cart and a sentence, and can be repeated", async () => {
    const { one } = servers();
    const token = tokenIn(await sendAdd(one)) ?? "";
    await killStore();
    const visitor = formShopper(one, { "woo-session": token });
    const page = await visitor.post("/cart/items", { productId: "15", quantity: "1" });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("so we couldn’t add");
    expect(page.body).toContain('aria-label="Quantity of Beanie"');
    expect(await cartOf(token)).toEqual({ Beanie: 1 });
  });

  test("a guest with a cart is not signed in, and keeps it; others are", async () => {
    const { one } = servers();
    const guest = formShopper(one);
    await guest.post("/cart/items", { productId: "15", quantity: "1" });
    await killStore();
    const customer = formShopper(one);
    expect((await customer.signIn()).statusCode).toBe(200);
    const names = { firstName: "Ann", lastName: "Lee", displayName: "Ann" };
    const { body } = await customer.open("/account/details");
    const [email = ""] = /[\w.]+@[\w.]+/.exec(body) ?? [];
    const saved = await customer.send("/account/details", { ...names, email });
    expect([saved.statusCode, saved.json<object>()]).toEqual([
      502,
      expect.objectContaining({ ok: false }),
    ]);
    expect((await guest.signIn()).statusCode).toBe(502);
    expect((await guest.open("/cart")).body).toContain('aria-label="Quantity of Belt"');
    await restartStore();
    expect((await guest.signIn()).json()).toEqual({ ok: true });
    expect((await guest.open("/cart")).body).toContain('aria-label="Quantity of Belt"');
    // Into an account's cart that is not empty, the lines are added one by one.
    const again = formShopper(one);
    await again.post("/cart/items", { productId: "14", quantity: "1" });
    await killStore();
    expect((await again.signIn()).statusCode).toBe(502);
    expect((await again.open("/cart")).body).toContain('aria-label="Quantity of Beanie"');
  });

  test("an order is refused, and can be placed once the store is back", async () => {
    const { one, other, woo } = servers();
    const ann = await shopperWithCart(one);
    const form = await ann.form();
    await killStore();
    const { status, response } = await ann.place(form);
    expect([status, response]).toEqual([
      503,
      expect.objectContaining({
        outcome: "failed",
        message: expect.stringMatching(/take orders just now/) as unknown,
      }),
    ]);
    expect(woo.orders()).toEqual([]);
    await restartStore();
    expect((await ann.place(form)).response).toMatchObject({ outcome: "placed" });
    await killStore();
    // There may be an order or none.
    const visitor = formShopper(other, ann.cookies());
    expect((await visitor.open("/success")).body).toContain("checking your order");
    const repeated = await ann.place(form);
    expect(JSON.stringify(repeated.response)).not.toContain("No order was placed");
    await restartStore();
    expect((await visitor.open("/success")).body).toMatch(/Order \d+/);
    expect((await ann.place(form)).response).toMatchObject({ outcome: "placed" });
    expect(woo.orders()).toHaveLength(1);
  });

  test("an order whose result could not be recorded is found once the store is back", async () => {
    const { one, other, woo } = servers();
    const ann = await shopperWithCart(one);
    const form = await ann.form();
    const killed = Promise.withResolvers<void>();
    woo.meanwhile(() => void killStore().then(killed.resolve));
    woo.failOrders("response held");
    const placing = ann.place(form);
    await killed.promise;
    await woo.orderFailed();
    woo.recover();
    expect((await placing).response.outcome).not.toBe("failed");
    await restartStore();
    const visitor = formShopper(other, ann.cookies());
    expect((await visitor.open("/success")).body).toMatch(/Order \d+/);
    expect((await ann.place(form)).response).toMatchObject({ outcome: "placed" });
    expect(woo.orders()).toHaveLength(1);
  });
});

describe(
  "A shopper with script, whose requests reach one server and then the other",
  withValkey,
  () => {
    afterEach(() => void vi.unstubAllGlobals());

    test(
      "loses and doubles no change while the store is killed, frozen and started again",
      async () => {
        vi.spyOn(console, "error").mockImplementation(() => {});
        const { one, other, valkey, woo } = servers();
        let count = 0;
        const balanced = {
          inject: ((options: InjectOptions) =>
            ((count += 1) % 2 === 0 ? one : other).inject(options)) as FastifyInstance["inject"],
        };
        const shopper = await openScriptShopper(balanced);
        const add = (quantity: number) =>
          void shopper.add({ productId: 15, quantity, name: "Belt" });
        add(1);
        await shopper.settle();
        woo.forget();
        for (const quantity of [1, 2, 3]) add(quantity);
        await killStore();
        add(4);
        await pause(300);
        expect(shopper.isUpdating()).toBe(true);
        await restartStore();
        await shopper.settle(scaled(30_000));
        expect(await shopper.cart()).toEqual({ Belt: 11 });
        valkey.freeze();
        for (const quantity of [5, 6]) add(quantity);
        await pause(1_000);
        valkey.thaw();
        await shopper.settle(scaled(30_000));
        expect(await shopper.cart()).toEqual({ Belt: 22 });
        expect(woo.mutationsAtOnce()).toBe(1);
        shopper.leave();
      },
      scaled(90_000),
    );
  },
);

describe("A server that is killed", withValkey, () => {
  test(
    "locks its session for ten seconds at most, and its order is placed once",
    { timeout: scaled(60_000) },
    async () => {
      const { one, other, woo, store, settings } = servers();
      const killed = await startShop(settings);
      const ann = await shopperWithCart(one);
      const form = await ann.form();
      woo.failOrders("response held");
      const cookie = `woo-session=${ann.token()}`;
      void fetch(`${killed.url}/checkout`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: killed.url, cookie },
        body: JSON.stringify(form),
      }).catch(() => {});
      await woo.orderFailed();
      const [lock = ""] = await store.run((client) => client.keys("*lock:*"));
      expect(lock).not.toBe("");
      killed.process.kill("SIGKILL");
      woo.recover();
      const start = performance.now();
      const response = await other.inject({
        method: "POST",
        url: "/checkout",
        headers: { cookie },
        payload: form,
      });
      expect(response.json()).toMatchObject({ outcome: "placed" });
      expect(performance.now() - start).toBeLessThan(scaled(11_000));
      expect(woo.orders()).toHaveLength(1);
      await killed.stop();
    },
  );
});
