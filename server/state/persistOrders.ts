import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { OrderState } from "./orderState.ts";
import { openOrderState } from "./sqliteOrderState.ts";

/** Retention of order records, in milliseconds: thirty days. */
const MAX_AGE_MS = 2_592_000_000;
const LOOK_AGAIN_MS = 3_600_000;

/** Opens the store of order records for the app's lifetime and deletes expired ones every hour. */
export function persistOrders(file: string, app: FastifyInstance): OrderState {
  mkdirSync(dirname(file), { recursive: true });
  const state = openOrderState(file);
  const forget = () => {
    state
      .forgetBefore(Date.now() - MAX_AGE_MS)
      .catch((error: unknown) =>
        app.log.error({ err: error }, "old orders could not be forgotten"),
      );
  };
  forget();
  const looking = setInterval(forget, LOOK_AGAIN_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(looking);
    state.close();
  });
  return state;
}
