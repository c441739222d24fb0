import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createIdempotentCalls } from "#server/backend/sessions/idempotentCalls.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { createEndedSignIns } from "#server/shopper/endedSignIns.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { openSqliteValues } from "#server/store/sqliteValues.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Recorded calls, access tokens and ended sign-ins of several servers, over a real Valkey or Redis.

const shop = { GRAPHQL_ENDPOINT: "http://127.0.0.1:1/graphql" };

let valkey: Valkey;
let store: SharedStore;
const opened: SharedStore[] = [];

/** Connects a further server, which has no copies. */
async function openStore(): Promise<SharedStore> {
  const next = await openSharedStore(valkey.url, shop, () => {});
  opened.push(next);
  return next;
}

beforeAll(async () => {
  valkey = await startValkey();
});
beforeEach(async () => {
  store = await openStore();
  await store.run((client) => client.flushAll());
});
afterAll(async () => {
  for (const each of opened) each.close();
  await valkey.remove();
});

describe("A recorded call", withValkey, () => {
  const applied = (body: string): GatewayResponse => ({ status: 200, body, effect: "applied" });
  const send = vi.fn<() => Promise<GatewayResponse>>();
  beforeEach(() => void send.mockReset());

  /** Sends Ann's call at a server of its own. */
  const once = async () =>
    createIdempotentCalls(
      await openStore(),
      createWaitingPlaces(9),
    )({
      idempotencyKey: "0123456789abcdef",
      sessionKey: "ann",
      body: "{}",
      startedSessionKey: async () => undefined,
      run: send,
      lock: (work) => work(),
    });

  test("whose effect is unknown is not run by another server", async () => {
    send.mockRejectedValueOnce(new BackendError("lost", { effect: "unknown" }));
    await expect(once()).rejects.toThrow("lost");
    await expect(once()).rejects.toMatchObject({ effect: "unknown" });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("without an effect is run by another server", async () => {
    send.mockRejectedValueOnce(new BackendError("full", { effect: "none" }));
    send.mockResolvedValueOnce({ ...applied("{}"), effect: "none" });
    send.mockResolvedValueOnce(applied("{}"));
    await expect(once()).rejects.toThrow("full");
    await once();
    expect(await once()).toEqual(applied("{}"));
    expect(await once()).toEqual(applied("{}"));
    expect(send).toHaveBeenCalledTimes(3);
  });

  test("with a response that is too long to record has an unknown result", async () => {
    send.mockResolvedValue(applied("x".repeat(300_000)));
    await once();
    await expect(once()).rejects.toMatchObject({ effect: "unknown" });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("expires after ten minutes", async () => {
    send.mockResolvedValue(applied("{}"));
    await once();
    const [key = ""] = await store.run((client) => client.keys("*"));
    const left = await store.run((client) => client.pTTL(key.replace(/^vitrine:[^:]+:/, "")));
    expect(Math.round(left / 1000)).toBe(600);
  });
});

describe("A customer's access token", withValkey, () => {
  const token = `e30.${Buffer.from(JSON.stringify({ iat: 0, exp: 300 })).toString("base64url")}.x`;
  const request = { ip: "192.0.2.1", headers: {} };
  const refresh = vi.fn(async () => token);
  /** Opens the tokens of a further server. */
  const tokensOfServer = async () => createCustomerTokens(refresh, { store: await openStore() });
  beforeEach(() => void refresh.mockClear());

  test("that one server has refreshed is used by the others, until the customer signs out", async () => {
    const [one, other] = [await tokensOfServer(), await tokensOfServer()];
    expect(await one.accessToken("refresh token", request)).toBe(token);
    expect(await other.accessToken("refresh token", request)).toBe(token);
    expect(refresh).toHaveBeenCalledTimes(1);
    one.forget("refresh token");
    expect(await (await tokensOfServer()).accessToken("refresh token", request)).toBe(token);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test("is refreshed by each server while the store is down", async () => {
    await valkey.kill();
    expect(await (await tokensOfServer()).accessToken("refresh token", request)).toBe(token);
    await valkey.start();
    await expect
      .poll(() => store.run((client) => client.ping()).catch(() => ""), { timeout: 10_000 })
      .toBe("PONG");
  });
});

test("A sign-in that ended at one server has ended at the others", withValkey, async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-shared-"));
  const serverAt = (name: string) => {
    const file = join(folder, name, "sign-ins.sqlite");
    const own = openSqliteValues(file, "ended", { openFile: createSqliteOpener() });
    return { own, ended: createEndedSignIns(own, store) };
  };
  const [one, other] = [serverAt("one"), serverAt("other")];
  await one.ended.end("refresh token");
  expect(await other.ended.isEnded("refresh token")).toBe(true);
  expect(await other.ended.isEnded("another")).toBe(false);
  await valkey.kill();
  expect(await one.ended.isEnded("refresh token")).toBe(true);
  expect(await other.ended.isEnded("another")).toBe(false);
  await valkey.start();
  const ping = () => store.run((client) => client.ping()).catch(() => "");
  await expect.poll(ping, { timeout: 10_000 }).toBe("PONG");
  for (const { own } of [one, other]) own.close();
  await rm(folder, { recursive: true });
});
