import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOrders } from "./openOrders.ts";
import { createSqliteOpener } from "./openSqlite.ts";
import type { OpenSqlite } from "./openSqlite.ts";
import { UnrecordedError } from "./orderState.ts";
import type { StoredOrder } from "./orderState.ts";

const DAY_MS = 86_400_000;
const order = { seen: "hash" } as StoredOrder;
const intent = (id: string, sentAt: number) => ({
  orderOwner: id,
  id,
  sentAt,
  fingerprint: "",
  order,
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-orders-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

test("Order records are stored for thirty days, across restarts and while the server runs", async () => {
  const file = join(folder, "data", "orders.sqlite");
  const now = Date.now();
  const earlier = Fastify();
  const state = openOrders(file, earlier);
  await state.begin(intent("old", now - 30 * DAY_MS - 1000));
  await state.begin(intent("young", now - 30 * DAY_MS + DAY_MS / 2));
  await earlier.close();

  vi.useFakeTimers({ now });
  const app = Fastify();
  const next = openOrders(file, app);
  expect(await next.find("old", "old")).toBeUndefined();
  expect(await next.find("young", "young")).toMatchObject({ id: "young" });
  vi.advanceTimersByTime(DAY_MS);
  expect(await next.find("young", "young")).toBeUndefined();
  await app.close();
});

test("An order that cannot be recorded on a full disk is refused, and a later one is recorded", async () => {
  const file = join(folder, "orders.sqlite");
  const usual = createSqliteOpener();
  let isFull = true;
  const openFile: OpenSqlite = (name, options) => {
    if (isFull && name === file) throw Object.assign(new Error("full"), { errcode: 13 });
    return usual(name, options);
  };
  const app = Fastify();
  const notice = vi.fn(() => true);
  const state = openOrders(file, app, { disk: { notice }, openFile });
  expect(notice).toHaveBeenCalled();
  const now = Date.now();
  await expect(state.begin(intent("one", now))).rejects.toThrow(UnrecordedError);
  expect(await state.find("one", "one")).toBeUndefined();
  isFull = false;
  expect(await state.begin(intent("one", now))).toBe(true);
  expect(await state.find("one", "one")).toMatchObject({ progress: "sending" });
  await app.close();
});
