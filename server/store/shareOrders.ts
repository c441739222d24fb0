import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { SharedStore } from "./sharedStore.ts";
import { moveOrders } from "./moveOrders.ts";
import { MAX_AGE_MS, UnrecordedError } from "./orderState.ts";
import type { OrderState } from "./orderState.ts";
import { createSharedOrderState } from "./sharedOrderState.ts";
import { openOrderState } from "./sqliteOrderState.ts";
import type { PersistOptions } from "./persistOrders.ts";

// Lifecycle of the order store of several servers.

/**
 * Opens the order store that several servers share, and moves the records of `file`, in which this
 * server stored its orders before there were several. Until they are moved, no order is begun or
 * looked up: an unsettled one among them must hold back its session's next.
 */
export function shareOrders(
  file: string,
  store: Pick<SharedStore, "run">,
  app: FastifyInstance,
  { openFile }: Pick<PersistOptions, "openFile"> = {},
): OrderState {
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
  async function moved(): Promise<void> {
    moving ??= move();
    try {
      await moving;
    } catch (error) {
      moving = undefined;
      throw error;
    }
  }

  moved().catch((error: unknown) =>
    app.log.warn({ err: error }, "earlier orders could not be moved to the store of CACHE_URL yet"),
  );

  const afterMove =
    <Call extends readonly unknown[], Result>(run: (...call: Call) => Promise<Result>) =>
    async (...call: Call): Promise<Result> => {
      await moved();
      return run(...call);
    };

  return {
    find: afterMove(state.find),
    unsettled: afterMove(state.unsettled),
    lastPlaced: afterMove(state.lastPlaced),
    placedWithKey: afterMove(state.placedWithKey),
    missing: afterMove(state.missing),
    settle: afterMove(state.settle),
    begin: async (intent) => {
      await moved().catch((cause: unknown) => {
        throw new UnrecordedError("earlier orders could not be moved", { cause });
      });
      return state.begin(intent);
    },
  };
}
