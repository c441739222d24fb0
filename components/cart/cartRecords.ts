import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { CART_ID } from "#relay/environment.ts";

const CONTENTS = { first: 100 };
const CONNECTION = "CartToCartItemConnection";

function contentsIn(store: RecordSourceProxy): RecordProxy {
  const root = store.getRoot();
  let cart = root.getLinkedRecord("cart");
  if (!cart) {
    cart = store.get(CART_ID) ?? store.create(CART_ID, "Cart");
    root.setLinkedRecord(cart, "cart");
    // A stale record may still hold lines of an emptied cart.
    cart.getOrCreateLinkedRecord("contents", CONNECTION, CONTENTS).setLinkedRecords([], "nodes");
  }
  return cart.getOrCreateLinkedRecord("contents", CONNECTION, CONTENTS);
}

const ADDITION = "addition:";

/** Key of an optimistic line, which the backend has not confirmed yet. */
export const expectedKey = (number: number) => `${ADDITION}${number}`;

/** True for the key of an optimistic line, which cannot be changed and has no amount yet. */
export const isExpectedKey = (key: string) => key.startsWith(ADDITION);

/** Returns the records of the cart's lines in Relay's store. */
export function linesIn(store: RecordSourceProxy): RecordProxy[] {
  const nodes = contentsIn(store).getLinkedRecords("nodes") ?? [];
  return nodes.filter((node) => node !== null);
}

/** Replaces the cart's lines in Relay's store. */
export function setLinesIn(store: RecordSourceProxy, lines: RecordProxy[]): void {
  contentsIn(store).setLinkedRecords(lines, "nodes");
}

/** Finds the cart line of a product and variation. */
export function lineOf(
  lines: readonly RecordProxy[],
  productId: number,
  variationId: number | undefined,
): RecordProxy | undefined {
  const idIn = (line: RecordProxy, field: string) =>
    line.getLinkedRecord(field)?.getLinkedRecord("node")?.getValue("databaseId");
  return lines.find(
    (line) =>
      idIn(line, "product") === productId && (idIn(line, "variation") ?? undefined) === variationId,
  );
}
