import { commitLocalUpdate } from "relay-runtime";
import type { Environment, RecordProxy, RecordSourceProxy } from "relay-runtime";
import { quantityAfter } from "#relay/contract/cart/cartChange.ts";
import { countUnits, findLine } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { changeOf, pendingIntents, onIntentChange } from "./intentStore.ts";
import type { CartIntent } from "./intentStore.ts";
import { saveCount } from "./persistence.ts";
import { lineRecordsIn, setLinesIn, touchLines } from "./cartRecords.ts";
import type { LineRecord } from "./cartRecords.ts";
import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { useCartState } from "./refreshCart.ts";

// Optimistic update of the cart: pending intents, displayed in Relay's store.

const EXPECTED = "expected:";

/** True for the key of a line that the backend has not returned yet: it has no amount. */
export const isExpectedKey = (key: string) => key.startsWith(EXPECTED);

/** Creates the line of a product that the cart does not have yet: units and name, no price. */
function createExpected(store: RecordSourceProxy, key: string, wanted: WantedLine): RecordProxy {
  const id = `client:${key}`;
  const line = store.create(id, "SimpleCartItem");
  const node = store.create(`${id}:product`, "SimpleProduct");
  node.setValue(wanted.name ?? "", "name").setValue(wanted.productId, "databaseId");
  const edge = store.create(`${id}:edge`, "CartItemToProductConnectionEdge");
  line.setValue(key, "key").setLinkedRecord(edge.setLinkedRecord(node, "node"), "product");
  return line;
}

/** Pending changes as displayed: the number of units, and the keys of the changed lines. */
type Shown = { units: number; changed: ReadonlySet<string> };

/** Applies one intent to the lines: quantities, but never an amount. */
function apply(store: RecordSourceProxy, intent: CartIntent, lines: LineRecord[]): LineRecord[] {
  const after = [...lines];
  const { kind, lines: changed } = changeOf(intent);
  for (const [index, wanted] of changed.entries()) {
    const line = findLine(after, wanted);
    const quantity = quantityAfter(kind, wanted, line?.quantity ?? 0);
    if (line) {
      line.quantity = quantity;
      line.record.setValue(quantity, "quantity");
    } else if (quantity > 0) {
      const key = `${EXPECTED}${intent.id}:${index}`;
      const record = createExpected(store, key, wanted).setValue(quantity, "quantity");
      after.push({ ...wanted, record, key, quantity });
    }
  }
  return after;
}

/** Applies all pending intents to the cart in Relay's store. */
function applyPending(store: RecordSourceProxy): Shown {
  const before = lineRecordsIn(store);
  const intents = pendingIntents();
  const after = intents.reduce((lines, intent) => apply(store, intent, lines), before);
  const wanted = intents.flatMap(({ lines }) => lines);
  const shown = after.filter(({ quantity }) => quantity > 0);
  setLinesIn(
    store,
    shown.map(({ record }) => record),
  );
  return {
    units: countUnits(shown),
    // A product that was added before its line was known is wanted without a key.
    changed: new Set(wanted.flatMap((line) => findLine(after, line)?.key ?? [])),
  };
}

type Update = Parameters<Environment["applyUpdate"]>[0];

let touches = 0;

const updates = new WeakMap<Environment, Update>();
const shownChanges = new WeakMap<Environment, Shown>();

function createUpdate(environment: Environment): Update {
  return { storeUpdater: (store) => void shownChanges.set(environment, applyPending(store)) };
}

/**
 * Displays the pending intents in an environment's store, as one optimistic update. Relay applies
 * it again after each response, so that count and lines always include what is not confirmed yet.
 */
export function showIntents(environment: Environment): void {
  const before = updates.get(environment);
  const next = pendingIntents().length > 0 ? createUpdate(environment) : undefined;
  if (next) updates.set(environment, next);
  else updates.delete(environment);
  if (before && next) environment.replaceUpdate(before, next);
  else if (next) environment.applyUpdate(next);
  else if (before) environment.revertUpdate(before);
  if (before) commitLocalUpdate(environment, (store) => touchLines(store, (touches += 1)));
}

/** True for a line that a pending intent changes. */
export const isLineChanged = (environment: Environment, key: string): boolean =>
  pendingIntents().length > 0 && shownChanges.get(environment)?.changed.has(key) === true;

/** Saves the displayed number of units for the next page, while there are pending intents. */
export function saveShownCount(environment: Environment): void {
  const count = shownChanges.get(environment)?.units;
  if (updates.has(environment) && count !== undefined) saveCount(count);
}

/** Subscribes to a fact of the pending intents; false in server-rendered HTML. */
const useIntentFact = (isTrue: () => boolean): boolean =>
  useSyncExternalStore(onIntentChange, isTrue, () => false);

const hasPending = () => pendingIntents().length > 0;

/** True while the backend has not confirmed all changes of the cart. */
export const useIsCartUnconfirmed = (): boolean => useIntentFact(hasPending);

/** True for a line whose quantity the backend has not confirmed yet. */
export function useIsLineUnconfirmed(key: string): boolean {
  const environment = useRelayEnvironment();
  return useIntentFact(() => isLineChanged(environment, key));
}

/** True while amounts may change: a request is pending, or a change that was not confirmed yet. */
export function useIsCartUpdating(): boolean {
  const state = useCartState();
  return useIsCartUnconfirmed() || state === "pending";
}
