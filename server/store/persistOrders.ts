import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DiskSpace } from "./diskSpace.ts";
import { isDiskFull } from "./isDiskFull.ts";
import { createSqliteOpener } from "./openSqlite.ts";
import type { OpenSqlite } from "./openSqlite.ts";
import { MAX_AGE_MS, UnrecordedError } from "./orderState.ts";
import type { OrderState } from "./orderState.ts";
import { openOrderState } from "./sqliteOrderState.ts";
import type { SqliteOrderState } from "./sqliteOrderState.ts";

// Lifecycle of the order store: opening, cleanup and recovery from a full disk.

const LOOK_AGAIN_MS = 3_600_000;

/** Watch over the disk, and the function that opens SQLite files. */
export type PersistOptions = { disk?: Pick<DiskSpace, "notice">; openFile?: OpenSqlite };

/**
 * Opens the store of order records for the app's lifetime, and deletes expired records every hour.
 * If the disk is full and the file does not exist yet, the store is empty and rejects new records
 * until there is space.
 */
export function persistOrders(
  file: string,
  app: FastifyInstance,
  { disk, openFile = createSqliteOpener() }: PersistOptions = {},
): OrderState {
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

  /** Opens the file if there was no space for it before; throws if there still is none. */
  function requireStored(): void {
    if (isStored) return;
    const stored = open();
    state.close();
    state = stored;
    isStored = true;
  }

  const forget = () => {
    state.forgetBefore(Date.now() - MAX_AGE_MS).catch((error: unknown) => {
      if (!disk?.notice(error)) app.log.error({ err: error }, "old orders could not be forgotten");
    });
  };
  forget();
  const looking = setInterval(forget, LOOK_AGAIN_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(looking);
    state.close();
  });
  return {
    find: (...call) => state.find(...call),
    unsettled: (...call) => state.unsettled(...call),
    lastPlaced: (...call) => state.lastPlaced(...call),
    placedWithKey: (...call) => state.placedWithKey(...call),
    missing: (...call) => state.missing(...call),
    settle: (...call) => state.settle(...call),
    begin: async (intent) => {
      try {
        requireStored();
        return await state.begin(intent);
      } catch (cause) {
        disk?.notice(cause);
        throw new UnrecordedError("an order could not be recorded", { cause });
      }
    },
  };
}
