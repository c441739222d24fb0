import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { appOverCheckout } from "#tests/worlds/servers/appOverCheckout.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import type { Orderer } from "#tests/worlds/shoppers/orderer.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";

// A killed process loses its memory and sockets, and leaves its data folder; the backend is another
// process and keeps running.
const over = appOverCheckout();
const ROUNDS = inject("isLong") ? 60 : 3;

let dataDir = "";
let server: RunningShop;

const start = () =>
  startUnrenderedShop({ DATA_DIR: dataDir, GRAPHQL_ENDPOINT: over().shop.endpoint });

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

const cookieOf = ({ visitor }: Orderer) => `woo-session=${visitor.cookies()["woo-session"]}`;

async function place(ann: Orderer, form: object): Promise<string> {
  const headers = {
    cookie: cookieOf(ann),
    "content-type": "application/json",
    origin: server.url,
  };
  const body = JSON.stringify(form);
  const response = await fetch(`${server.url}/checkout`, { method: "POST", headers, body });
  return ((await response.json()) as { outcome: string }).outcome;
}

const successOf = async (ann: Orderer) =>
  (await fetch(`${server.url}/success`, { headers: { cookie: cookieOf(ann) } })).text();

test("a server killed while an order is being created finds that order after a restart", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  shop.let("response held");
  const cut = place(ann, form).catch(() => "cut off");
  await shop.met();
  await killAndStartAgain();
  expect(await cut).toBe("cut off");
  shop.recover();
  expect((await successOf(ann)).replaceAll("<!-- -->", "")).toMatch(/Order \d+, placed on/);
  expect(await place(ann, form)).toBe("placed");
  expect(shop.sent()).toHaveLength(1);
});

test(
  "a server killed at any moment leads to one order at most, which is shown",
  { timeout: scaled(480_000) },
  async () => {
    const { shop, orderer } = over();
    const first = await orderer();
    const whole = await first.form();
    const begun = performance.now();
    expect(await place(first, whole)).toBe("placed");
    const span = performance.now() - begun;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ann = await orderer();
      const form = await ann.form();
      shop.forget();
      const cut = place(ann, form).catch(() => "cut off");
      await pause((span * (round + 0.5)) / ROUNDS);
      await killAndStartAgain();
      await cut;
      const outcome = await place(ann, form);
      const orders = shop.sent().length;
      // An order that was about to be sent and never was cannot be ruled out yet.
      const wanted = orders === 1 ? "1 placed" : "0 checking";
      expect([`${orders} ${outcome}`, round]).toEqual([wanted, round]);
      const text = orders === 1 ? "Your order is in" : "checking your order";
      expect(await successOf(ann)).toContain(text);
    }
  },
);
