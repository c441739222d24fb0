import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RedisClientType } from "@redis/client";
import type { Config } from "#server/kernel/config.ts";

// Connection to the store that several servers share: Valkey or Redis.

/** Client of the store; its keys have the shop's prefix. */
export type StoreClient = RedisClientType;

/** The store is down, slow or refused a command, which may have taken effect all the same. */
export class SharedStoreError extends Error {
  override name = "SharedStoreError";
}

/** Store of what several servers of one shop share. */
export type SharedStore = {
  /**
   * Runs commands and returns their result. Rejects with `SharedStoreError` after `TIMEOUT_MS`, and
   * at once while the store is down.
   */
  run: <Result>(work: (client: StoreClient) => Promise<Result>) => Promise<Result>;
  /** Opens a connection of its own for reads that wait; it is closed with the store. */
  openReader: () => StoreClient;
  close: () => void;
};

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
 * Connects to the store of `CACHE_URL`; waits for the connection for a moment only, as the server
 * starts without it too.
 * @param onDown is called with true when the store fails, and with false when it works again
 */
export async function openSharedStore(
  url: string,
  { GRAPHQL_ENDPOINT: shop = "embedded" }: Pick<Config, "GRAPHQL_ENDPOINT">,
  onDown: (isDown: boolean, error?: unknown) => void,
): Promise<SharedStore> {
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
