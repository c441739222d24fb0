import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import { isDiskFull } from "./diskSpace.ts";
import type { DiskSpace } from "./diskSpace.ts";
import { createSqliteOpener } from "./openSqlite.ts";
import type { OpenSqlite } from "./openSqlite.ts";
import { MAX_AGE_MS, UnrecordedError, isUnsettled } from "./orderState.ts";
import type { OrderState } from "./orderState.ts";
import { createSharedOrderState } from "./sharedOrderState.ts";
import type { SharedStore } from "./sharedStore.ts";
import { openOrderState } from "./sqliteOrderState.ts";
import type { SqliteOrderState } from "./sqliteOrderState.ts";

// Lifecycle of the order store: opening, cleanup, recovery from a full disk, and the move to the
// store of several servers.

/** Time between two deletions of expired records, in milliseconds. */
const FORGET_MS = 3_600_000;

type Options = {
  /** Watch over the disk. */
  disk?: Pick<DiskSpace, "notice">;
  openFile?: OpenSqlite;
  /** Store that several servers share; undefined for one server. */
  sharedStore?: Pick<SharedStore, "run"> | undefined;
};

/** The order store, once it can be read or written; both reject while it cannot. */
type Opened = { readable: () => Promise<OrderState>; writable: () => Promise<OrderState> };

/**
 * Opens the order store for the app's lifetime: that of several servers, or the file of this one.
 * No order is begun unless it can be recorded.
 */
export function openOrders(file: string, app: FastifyInstance, options: Options = {}): OrderState {
  const { disk, sharedStore } = options;
  const { readable, writable } = sharedStore
    ? shareOrders(file, sharedStore, app, options)
    : persistOrders(file, app, options);
  return {
    find: async (...call) => (await readable()).find(...call),
    unsettled: async (...call) => (await readable()).unsettled(...call),
    last: async (...call) => (await readable()).last(...call),
    lastPlaced: async (...call) => (await readable()).lastPlaced(...call),
    placedWithKey: async (...call) => (await readable()).placedWithKey(...call),
    missing: async (...call) => (await readable()).missing(...call),
    settle: async (...call) => (await readable()).settle(...call),
    begin: async (intent) => {
      try {
        return await (await writable()).begin(intent);
      } catch (cause) {
        disk?.notice(cause);
        throw new UnrecordedError("an order could not be recorded", { cause });
      }
    },
  };
}

/**
 * Opens the file of one server, and deletes expired records every hour. If the disk is full and the
 * file does not exist yet, the store is empty and rejects new records until there is space.
 */
function persistOrders(
  file: string,
  app: FastifyInstance,
  { disk, openFile = createSqliteOpener() }: Options,
): Opened {
  mkdirSync(dirname(file), { recursive: true });
  const open = () => openOrderState(file, openFile);
  let isStored = true;

  function openOrForgo(): SqliteOrderState {
    try {
      return open();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      disk?.notice(error);
      isStored = false;
      return openOrderState(":memory:");
    }
  }

  let state = openOrForgo();

  const forget = () => {
    state.forgetBefore(Date.now() - MAX_AGE_MS).catch((error: unknown) => {
      if (!disk?.notice(error)) app.log.error({ err: error }, "old orders could not be forgotten");
    });
  };
  forget();
  const forgetting = setInterval(forget, FORGET_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(forgetting);
    state.close();
  });
  return {
    readable: async () => state,
    writable: async () => {
      if (isStored) return state;
      const stored = open();
      state.close();
      state = stored;
      isStored = true;
      return state;
    },
  };
}

/**
 * Opens the store that several servers share, and moves the records of `file`, in which this server
 * stored its orders before there were several. Until they are moved, no order is begun or looked up:
 * an unsettled one among them must hold back its owner's next.
 */
function shareOrders(
  file: string,
  store: Pick<SharedStore, "run">,
  app: FastifyInstance,
  { openFile }: Options,
): Opened {
  const state = createSharedOrderState(store);
  // A newer release's file is refused at the start.
  const earlier = existsSync(file) ? openOrderState(file, openFile) : undefined;
  if (earlier) app.addHook("onClose", async () => earlier.close());

  async function move(): Promise<void> {
    if (!earlier) return;
    await earlier.forgetBefore(Date.now() - MAX_AGE_MS);
    await moveOrders(earlier, state);
  }

  let moving: Promise<void> | undefined;

  /** Waits until the records are moved; after a failure, each call tries again. */
  async function moved(): Promise<OrderState> {
    moving ??= move();
    try {
      await moving;
      return state;
    } catch (error) {
      moving = undefined;
      throw error;
    }
  }

  moved().catch((error: unknown) =>
    app.log.warn({ err: error }, "earlier orders could not be moved to the store of CACHE_URL yet"),
  );
  return { readable: moved, writable: moved };
}

/**
 * Moves order records to another store, and deletes them from the file. The record of an order whose
 * owner has an unsettled intent in the other store stays in the file, for the next start. May be
 * repeated after a failure.
 */
export async function moveOrders(from: SqliteOrderState, to: OrderState): Promise<void> {
  const intents = await from.all();
  // An unsettled intent, moved first, would keep out its owner's others.
  const ordered = intents.toSorted(
    (one, other) => Number(isUnsettled(one.progress)) - Number(isUnsettled(other.progress)),
  );
  for (const intent of ordered) {
    const { orderOwner, id, progress, sentAt, fingerprint, order, ...change } = intent;
    // One that is there already may be further on.
    const isNew = await to.begin({ orderOwner, id, sentAt, fingerprint, order });
    if (isNew) await to.settle(intent, progress, change);
    if (await to.find(orderOwner, id)) await from.remove(intent);
  }
}
