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
    // A record of before still holds the lines that the cart has lost.
    cart.getOrCreateLinkedRecord("contents", CONNECTION, CONTENTS).setLinkedRecords([], "nodes");
  }
  return cart.getOrCreateLinkedRecord("contents", CONNECTION, CONTENTS);
}

const ADDITION = "addition:";

/** A key for a line that the backend does not know of yet. */
export const expectedKey = (number: number) => `${ADDITION}${number}`;

/** Whether a line is only expected: it can neither be changed yet, nor has it an amount. */
export const isExpectedKey = (key: string) => key.startsWith(ADDITION);

/** The records of the cart's lines, as the store holds them. */
export function linesIn(store: RecordSourceProxy): RecordProxy[] {
  const nodes = contentsIn(store).getLinkedRecords("nodes") ?? [];
  return nodes.filter((node) => node !== null);
}

/** Puts lines into the cart's contents, in their order. */
export function setLinesIn(store: RecordSourceProxy, lines: RecordProxy[]): void {
  contentsIn(store).setLinkedRecords(lines, "nodes");
}

/** The line of this product and variation, if the cart has one. */
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
