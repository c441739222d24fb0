import type { OrderState } from "./orderState.ts";
import type { SqliteOrderState } from "./sqliteOrderState.ts";

// Move of order records from the file of one server to the store that several servers share.

const isSettled = (progress: string) => progress === "placed" || progress === "refused";

/**
 * Moves order records to another store, and deletes them from the file. The record of an order whose
 * session has an unsettled intent in the other store stays in the file, for the next start. May be
 * repeated after a failure.
 */
export async function moveOrders(from: SqliteOrderState, to: OrderState): Promise<void> {
  const intents = await from.all();
  // An unsettled intent, moved first, would keep out its session's others.
  const ordered = intents.toSorted(
    (one, other) => Number(isSettled(other.progress)) - Number(isSettled(one.progress)),
  );
  for (const intent of ordered) {
    const { session, id, progress, sentAt, fingerprint, order, ...change } = intent;
    // One that is there already may be further on.
    const isNew = await to.begin({ session, id, sentAt, fingerprint, order });
    if (isNew) await to.settle(intent, progress, change);
    if (await to.find(session, id)) await from.remove(intent);
  }
}
