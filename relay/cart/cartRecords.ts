import { commitLocalUpdate } from "relay-runtime";
import type { Environment, RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { KnownLine } from "#relay/contract/cart/cartLines.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { CART_ID } from "#relay/environment.ts";
import { browserTokens } from "#relay/session/session.ts";

// The cart's lines as records of Relay's store.

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

/** Returns the records of the cart's lines in Relay's store; none while the cart is unknown. */
export function linesIn(store: RecordSourceProxy): RecordProxy[] {
  const contents = store.getRoot().getLinkedRecord("cart")?.getLinkedRecord("contents", CONTENTS);
  return (contents?.getLinkedRecords("nodes") ?? []).filter((node) => node !== null);
}

/** Replaces the cart's lines in Relay's store. */
export function setLinesIn(store: RecordSourceProxy, lines: RecordProxy[]): void {
  contentsIn(store).setLinkedRecords(lines, "nodes");
}

const text = (record: RecordProxy | null | undefined, field: string) =>
  String(record?.getValue(field) ?? "");

/** A cart line in the store, with the fields that intents compare. */
export type LineRecord = KnownLine & { record: RecordProxy };

/** Reads the fields of a cart line that intents compare. */
function lineRecord(record: RecordProxy): LineRecord {
  const nodeIn = (field: string) => record.getLinkedRecord(field)?.getLinkedRecord("node");
  const variationId = nodeIn("variation")?.getValue("databaseId");
  const attributes = record.getLinkedRecord("variation")?.getLinkedRecords("attributes") ?? [];
  const variation = attributes.flatMap((one) => {
    const [attributeName, attributeValue] = [text(one, "name"), text(one, "value")];
    return attributeName && attributeValue ? { attributeName, attributeValue } : [];
  });
  return {
    record,
    key: text(record, "key"),
    quantity: Number(record.getValue("quantity") ?? 0),
    productId: Number(nodeIn("product")?.getValue("databaseId") ?? 0),
    name: plainText(text(nodeIn("product"), "name")),
    ...(typeof variationId === "number" && { variationId }),
    ...(variation.length > 0 && { variation }),
  };
}

/**
 * Marks the cart's records as changed, so that Relay reads them again for every subscriber. When an
 * optimistic update ends, Relay does not notify a subscriber whose data the update had left
 * unchanged, although a response may have changed these records meanwhile.
 */
export function touchLines(store: RecordSourceProxy, number: number): void {
  const contents = store.getRoot().getLinkedRecord("cart")?.getLinkedRecord("contents", CONTENTS);
  for (const record of contents ? [contents, ...linesIn(store)] : []) {
    record.setValue(number, "touched");
  }
}

/** Returns the cart's lines with the fields that intents compare. */
export const lineRecordsIn = (store: RecordSourceProxy): LineRecord[] =>
  linesIn(store).map(lineRecord);

/**
 * Returns the lines of the last known cart of the backend, without pending intents; none without a
 * session.
 */
export function confirmedLines(environment: Environment): KnownLine[] {
  let lines: LineRecord[] = [];
  if (browserTokens.read() === undefined) return lines;
  commitLocalUpdate(environment, (store) => void (lines = lineRecordsIn(store)));
  return lines.map(({ record: _, ...line }) => line);
}
