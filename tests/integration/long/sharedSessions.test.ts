import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createCallRecord } from "#server/backend/sessions/callRecord.ts";
import { hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import { createSessionLeases } from "#server/backend/sessions/sessionLeases.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { createEndedSignIns } from "#server/shopper/endedSignIns.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { openSqliteValues } from "#server/store/sqliteValues.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";

// Leases, recorded calls and access tokens of several servers, over a real Valkey or Redis.

const shop = { GRAPHQL_ENDPOINT: "http://127.0.0.1:1/graphql" };

let valkey: Valkey;
let store: SharedStore;
beforeAll(async () => {
  valkey = await startValkey();
  store = await openSharedStore(valkey.url, shop, () => {});
});
beforeEach(async () => void (await store.run((client) => client.flushAll())));
afterAll(async () => {
  store.close();
  await valkey.remove();
});

describe("A session's lease", withValkey, () => {
  const lock = `lock:${hashOfToken("ann")}`;
  const msLeft = () => store.run((client) => client.pTTL(lock));

  test("is another server's once it has been given back", async () => {
    const [one, other] = [createSessionLeases(store), createSessionLeases(store)];
    const release = await one.take("ann");
    expect(await other.take("ann")).toBeUndefined();
    expect(await other.take("ben")).toBeDefined();
    release?.();
    expect(await other.take("ann")).toBeDefined();
  });

  test("that its own server took by a command that seemed to fail is taken again", async () => {
    const [one, other] = [createSessionLeases(store), createSessionLeases(store)];
    await one.take("ann");
    const release = await one.take("ann");
    expect(release).toBeDefined();
    expect(await other.take("ann")).toBeUndefined();
    release?.();
    expect(await other.take("ann")).toBeDefined();
  });

  test("that could not be given back is given back once the store works again", async () => {
    const [one, other] = [createSessionLeases(store), createSessionLeases(store)];
    const release = await one.take("ann");
    await valkey.kill();
    release?.();
    await valkey.start();
    await expect
      .poll(() => other.take("ann").catch(() => undefined), { timeout: 5_000 })
      .toBeDefined();
  });

  test("that a frozen store grants too late is given back", async () => {
    const [one, other] = [createSessionLeases(store), createSessionLeases(store)];
    valkey.freeze();
    await expect(one.take("ann")).rejects.toMatchObject({ effect: "none", retryAfterSeconds: 2 });
    valkey.thaw();
    await expect
      .poll(() => other.take("ann").catch(() => undefined), { timeout: 5_000 })
      .toBeDefined();
  });

  test("expires within ten seconds if its server ends, and is renewed until then", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const release = await createSessionLeases(store).take("ann");
    expect(await msLeft()).toBeLessThanOrEqual(10_000);
    await store.run((client) => client.pExpire(lock, 500));
    vi.advanceTimersByTime(3_000);
    expect(await msLeft()).toBeGreaterThan(9_000);
    // An outage of the store may outlast the lease.
    await store.run((client) => client.del(lock));
    vi.advanceTimersByTime(3_000);
    expect(await msLeft()).toBeGreaterThan(9_000);
    release?.();
    vi.advanceTimersByTime(3_000);
    expect(await msLeft()).toBe(-2);
    vi.useRealTimers();
  });

  test("that another server has taken since is neither renewed nor given back", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const release = await createSessionLeases(store).take("ann");
    await store.run((client) =>
      client.set(lock, "another", { expiration: { type: "PX", value: 5_000 } }),
    );
    vi.advanceTimersByTime(3_000);
    release?.();
    expect(await store.run((client) => client.get(lock))).toBe("another");
    expect(await msLeft()).toBeLessThanOrEqual(5_000);
    vi.useRealTimers();
  });
});

describe("A recorded call", withValkey, () => {
  const applied = (body: string): GatewayResponse => ({ status: 200, body, effect: "applied" });
  const send = vi.fn<() => Promise<GatewayResponse>>();
  beforeEach(() => void send.mockReset());

  /** Sends Ann's call at a server of its own. */
  const once = () =>
    createCallRecord(store).once({
      idempotencyKey: "0123456789abcdef",
      owner: "ann",
      body: "{}",
      ownerOf: async () => undefined,
      run: send,
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
  const tokensOfServer = () => createCustomerTokens(refresh, { store });
  beforeEach(() => void refresh.mockClear());

  test("that one server has refreshed is used by the others, until the customer signs out", async () => {
    const [one, other] = [tokensOfServer(), tokensOfServer()];
    expect(await one.accessToken("refresh token", request)).toBe(token);
    expect(await other.accessToken("refresh token", request)).toBe(token);
    expect(refresh).toHaveBeenCalledTimes(1);
    one.forget("refresh token");
    expect(await tokensOfServer().accessToken("refresh token", request)).toBe(token);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test("is refreshed by each server while the store is down", async () => {
    await valkey.kill();
    expect(await tokensOfServer().accessToken("refresh token", request)).toBe(token);
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
