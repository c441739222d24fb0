import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// A killed process loses its memory and sockets, and leaves its data folder; the backend is another
// process and keeps running.
const world = worldOf({ woo: {} });
const ROUNDS = inject("isLong") ? 60 : 3;

let dataDir = "";
let server: RunningShop;

const start = () =>
  startUnrenderedShop({ DATA_DIR: dataDir, GRAPHQL_ENDPOINT: world().woo.endpoint });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await removeFolder(dataDir);
});

async function killAndStartAgain(): Promise<void> {
  const ended = once(server.process, "exit");
  server.process.kill("SIGKILL");
  await ended;
  server = await start();
}

const cookieOf = (shopper: FormShopper) => `woo-session=${shopper.token()}`;

async function place(ann: FormShopper, form: object): Promise<string> {
  const headers = {
    cookie: cookieOf(ann),
    "content-type": "application/json",
    origin: server.url,
  };
  const body = JSON.stringify(form);
  const response = await fetch(`${server.url}/checkout`, { method: "POST", headers, body });
  return ((await response.json()) as { outcome: string }).outcome;
}

const successOf = async (ann: FormShopper) =>
  (await fetch(`${server.url}/success`, { headers: { cookie: cookieOf(ann) } })).text();

test("a server killed while an order is being created finds that order after a restart", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.failOrders("response held");
  const cut = place(ann, form).catch(() => "cut off");
  await woo.orderFailed();
  await killAndStartAgain();
  expect(await cut).toBe("cut off");
  woo.recover();
  expect((await successOf(ann)).replaceAll("<!-- -->", "")).toMatch(/Order \d+, placed on/);
  expect(await place(ann, form)).toBe("placed");
  expect(woo.orders()).toHaveLength(1);
});

test(
  "a server killed at any moment leads to one order at most, which is shown",
  { timeout: scaled(480_000) },
  async () => {
    const { woo } = world();
    const first = await shopperWithCart(world().app);
    const whole = await first.form();
    const begun = performance.now();
    expect(await place(first, whole)).toBe("placed");
    const span = performance.now() - begun;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ann = await shopperWithCart(world().app);
      const form = await ann.form();
      woo.forget();
      const cut = place(ann, form).catch(() => "cut off");
      await pause((span * (round + 0.5)) / ROUNDS);
      await killAndStartAgain();
      await cut;
      const outcome = await place(ann, form);
      const orders = woo.orders().length;
      // An order that was about to be sent and never was cannot be ruled out yet.
      const wanted = orders === 1 ? "1 placed" : "0 checking";
      expect([`${orders} ${outcome}`, round]).toEqual([wanted, round]);
      const text = orders === 1 ? "Your order is in" : "checking your order";
      expect(await successOf(ann)).toContain(text);
    }
  },
);
