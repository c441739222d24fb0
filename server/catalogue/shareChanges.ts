import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { publishChanges } from "./publishChanges.ts";
import { receiveChanges } from "./receiveChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

/**
 * Shares the record of changes with the other servers of the store, for the app's lifetime: those
 * before its start are recorded before it is ready. Returns the function that reads the position in
 * their stream.
 * @param options.before position that an earlier process has stored
 * @param options.onRead called after each change of the position
 */
export function shareChanges(
  app: FastifyInstance,
  store: SharedStore,
  changes: ShopChanges,
  options: { before: string | undefined; onRead: () => void },
): () => string | undefined {
  const server = randomUUID();
  const published = publishChanges(store, changes, server);
  const received = receiveChanges(store, changes, { ...options, server });
  app.addHook("onReady", received.caughtUp);
  app.addHook("onClose", async () => {
    await received.close();
    await published.close();
  });
  return received.position;
}
