import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RedisClientType } from "@redis/client";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { openMemoryStore } from "./memoryStore.ts";
import { sealOf } from "./sealed.ts";
import { SharedStoreError } from "./store.ts";
import type { Secret, Store, ValueOptions } from "./store.ts";

// Store that several servers share: Valkey or Redis.

/** Client of the store; its keys have the shop's prefix. */
export type StoreClient = RedisClientType;

/** Connection to the store. */
type Connection = {
  /**
   * Runs commands and returns their result. Rejects with `SharedStoreError` after `TIMEOUT_MS`, and
   * at once while the store is down.
   */
  run: <Result>(work: (client: StoreClient) => Promise<Result>) => Promise<Result>;
  /** Opens a connection of its own for reads that wait; it is closed with the store. */
  openReader: () => StoreClient;
  close: () => void;
};

/** Store of what several servers of one shop share. */
export type SharedStore = Store & Connection;

/** Longest wait for the result of commands, in milliseconds; usually they take less than one. */
export const TIMEOUT_MS = 500;

/** Lateness of a timer by which the process itself has stood still, in milliseconds. */
const STILL_MS = 20;

/** Time after a failure in which no command is sent, in milliseconds. */
const PAUSE_MS = 1_000;

/** Longest time between two attempts to connect, in milliseconds. */
const RECONNECT_MS = 1_000;

/** Maximum number of commands that wait for a result; more are refused. */
const MAX_COMMANDS = 10_000;

/** Time for which this process has a copy of a value that it has read, in milliseconds. */
const NEAR_MS = 60_000;

/** Takes a lease that is free or its owner's; returns 1 for its holder and 0 for all others. */
const LEASE = `
local key, holder, owner, lease = KEYS[1], unpack(ARGV)
local before = redis.call("get", key)
if before and string.sub(before, 1, #owner) ~= owner then return 0 end
redis.call("set", key, holder, "px", lease)
return 1`;

/** Deletes a lease, unless it has expired and another holder has it. */
const RELEASE = `
if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("del", KEYS[1])`;

/** Names the shop in the keys, so that several shops may share a store. */
const prefixOf = (shop: string) =>
  `vitrine:${createHash("sha256").update(shop).digest("base64url").slice(0, 12)}:`;

/**
 * Starts the time limit of commands. Time in which this process stood still is given back once: a
 * result that has arrived meanwhile could not be read.
 */
function startTimeLimit(): { exceeded: Promise<never>; end: () => void } {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error(`no result within ${TIMEOUT_MS} ms`));
  const dueAt = performance.now() + TIMEOUT_MS;
  let timer = setTimeout(() => {
    const stoodStillMs = performance.now() - dueAt;
    if (stoodStillMs < STILL_MS) return fail();
    timer = setTimeout(fail, Math.min(stoodStillMs, TIMEOUT_MS)).unref();
  }, TIMEOUT_MS).unref();
  return { exceeded, end: () => clearTimeout(timer) };
}

/** Returns the URL with the scheme that the client knows; the protocol is the same. */
const clientUrl = (url: string) => url.replace(/^valkey/, "redis");

/**
 * Connects to a store; waits for the connection for a moment only, as the server starts without it
 * too.
 */
async function connect(
  url: string,
  shop: string,
  onDown: (isDown: boolean, error?: unknown) => void,
): Promise<Connection> {
  // Loaded on use: most shops have one server.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url: clientUrl(url),
    keyPrefix: prefixOf(shop),
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_COMMANDS,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, RECONNECT_MS),
    },
  });
  const readers: StoreClient[] = [];
  let isDown = false;
  let pausedUntil = -Infinity;

  function report(next: boolean, error?: unknown): void {
    if (isDown === next) return;
    isDown = next;
    onDown(next, error);
  }

  client.on("error", (error: unknown) => report(true, error));
  client.on("ready", () => {
    pausedUntil = -Infinity;
    report(false);
  });
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, pause(TIMEOUT_MS, undefined, { ref: false })]);

  function fail(cause: unknown): never {
    pausedUntil = performance.now() + PAUSE_MS;
    report(true, cause);
    throw new SharedStoreError("the shared store does not respond", { cause });
  }

  return {
    run: async (work) => {
      if (!client.isReady || performance.now() < pausedUntil) {
        throw new SharedStoreError("the shared store is down");
      }
      const limit = startTimeLimit();
      try {
        const result = await Promise.race([work(client), limit.exceeded]);
        report(false);
        return result;
      } catch (cause) {
        return fail(cause);
      } finally {
        limit.end();
      }
    },
    openReader: () => {
      const reader = client.duplicate();
      reader.on("error", () => {});
      readers.push(reader);
      void reader.connect().catch(() => {});
      return reader;
    },
    close: () => {
      for (const each of [client, ...readers]) each.destroy();
    },
  };
}

const sealFor = ({ text, purpose }: Secret) => sealOf(text, purpose);

/** Returns a value as the store holds it. */
const sealed = (value: string, secret: Secret | undefined) =>
  secret ? sealFor(secret).close(value) : value;

/** Returns the value that the store holds; undefined if it is another secret's. */
const opened = (held: string, secret: Secret | undefined) =>
  secret ? sealFor(secret).open(held) : held;

/**
 * Opens the store of a shop at an address (`CACHE_URL`).
 * @param onDown is called with true when the store fails, and with false when it works again
 */
export async function openSharedStore(
  url: string,
  { GRAPHQL_ENDPOINT: shop = "embedded" }: Pick<Config, "GRAPHQL_ENDPOINT">,
  onDown: (isDown: boolean, error?: unknown) => void,
): Promise<SharedStore> {
  const connection = await connect(url, shop, onDown);
  const { run } = connection;
  const copies = openMemoryStore();
  const expiring = ({ ms }: ValueOptions) =>
    ms === undefined
      ? {}
      : { expiration: { type: "PX", value: Math.max(Math.ceil(ms), 1) } as const };

  return {
    ...connection,
    near: copies.near,
    get: async (name, secret) => {
      const held = await run((client) => client.get(name));
      const value = held === null ? undefined : opened(held, secret);
      if (value !== undefined) void copies.set(name, value, { ms: NEAR_MS });
      return value;
    },
    set: async (name, value, options) => {
      void copies.set(name, value, options);
      await run((client) => client.set(name, sealed(value, options.secret), expiring(options)));
    },
    add: async (name, value, options) => {
      const held = await run((client) =>
        client.set(name, sealed(value, options.secret), {
          ...expiring(options),
          condition: "NX",
          GET: true,
        }),
      );
      if (held !== null) return opened(held, options.secret) ?? "";
      void copies.set(name, value, options);
      return undefined;
    },
    delete: async (name) => {
      void copies.delete(name);
      await run((client) => client.del(name));
    },
    lease: async (name, holder, { ms, owner }) => {
      const options = { keys: [name], arguments: [holder, owner, `${ms}`] };
      return (await run((client) => client.eval(LEASE, options))) === 1;
    },
    release: async (name, holder) => {
      await run((client) => client.eval(RELEASE, { keys: [name], arguments: [holder] }));
    },
  };
}

/**
 * Connects to the store of `CACHE_URL` for the app's lifetime, and reports to log and readiness when
 * it fails and when it works again. Returns undefined without the setting.
 */
export async function connectSharedStore(
  app: FastifyInstance,
  config: Config,
  readiness: Readiness,
): Promise<SharedStore | undefined> {
  if (config.CACHE_URL === undefined) return undefined;
  const store = await openSharedStore(config.CACHE_URL, config, (isDown, error) => {
    readiness.degrade("cache", isDown);
    if (isDown) app.log.warn({ err: error }, "the store of CACHE_URL does not respond");
    else app.log.warn("the store of CACHE_URL responds again");
  });
  app.addHook("onClose", async () => store.close());
  return store;
}
