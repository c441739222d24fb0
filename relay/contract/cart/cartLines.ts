import { isFields } from "#relay/contract/text/fields.ts";
import { plainText } from "#relay/contract/text/plainText.ts";

// Lines of a cart: read from a raw cart, and matched with the lines that a change wants.

/** Value chosen for one attribute of a variable product, as the backend's input takes it. */
export type ChosenAttribute = { attributeName: string; attributeValue: string };

/**
 * A line as a change wants it. An addition gets its target with the first attempt, by which a
 * repetition can tell if it took effect.
 */
export type WantedLine = {
  /** The product's `databaseId`; 0 if only the line's key is known. */
  productId: number;
  /** The variation's `databaseId`; the backend finds it by the attributes if absent. */
  variationId?: number;
  variation?: readonly ChosenAttribute[];
  /** Key of the line, if the cart had it. */
  key?: string;
  /** The product's name, for display. */
  name?: string;
  /** Units to add (`add`), or those that the line is to have. */
  quantity: number;
  /** Quantity that the line of an addition is to have. */
  target?: number | undefined;
};

/** A line that the cart has. */
export type KnownLine = WantedLine & { key: string };

/** Counts the units of lines. */
export const countUnits = (
  lines: readonly { readonly quantity?: number | null | undefined }[],
): number => lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** True if a line has the chosen value of every attribute that it names. */
const hasChoice = ({ variation: known = [] }: WantedLine, { variation = [] }: WantedLine) =>
  variation.every(({ attributeName, attributeValue }) => {
    const same = known.find((one) => isSameText(one.attributeName, attributeName));
    return !same || isSameText(same.attributeValue, attributeValue);
  });

/**
 * True if a line is the wanted one, by product, variation and attributes. Attributes alone fit the
 * variation that the backend found for them.
 */
const isSameProduct = (line: WantedLine, wanted: WantedLine) =>
  wanted.productId > 0 &&
  line.productId === wanted.productId &&
  (wanted.variationId === undefined && wanted.variation?.length
    ? true
    : line.variationId === wanted.variationId) &&
  hasChoice(line, wanted);

/** Finds the line that a change wants: by its key, or by product, variation and attributes. */
export function findLine<Line extends KnownLine>(
  lines: readonly Line[],
  wanted: WantedLine,
): Line | undefined {
  return (
    lines.find(({ key }) => key === wanted.key) ?? lines.find((line) => isSameProduct(line, wanted))
  );
}

/** Returns the input of the backend's mutation that adds units of a line's product. */
export const additionInput = (
  { productId, variationId, variation }: WantedLine,
  quantity: number,
) => ({
  productId,
  quantity,
  ...(variationId !== undefined && { variationId }),
  ...(variation?.length && { variation }),
});

const nodesIn = (connection: unknown): readonly unknown[] | undefined =>
  isFields(connection) && Array.isArray(connection.nodes) ? connection.nodes : undefined;

const nodeIn = (edge: unknown) => (isFields(edge) && isFields(edge.node) ? edge.node : undefined);

function chosenIn(attribute: unknown): ChosenAttribute[] {
  if (!isFields(attribute)) return [];
  const { name: attributeName, value: attributeValue } = attribute;
  if (typeof attributeName !== "string" || typeof attributeValue !== "string") return [];
  return attributeName && attributeValue ? [{ attributeName, attributeValue }] : [];
}

/** Reads one line of a raw cart; none from a value that is no line. */
export function lineIn(raw: unknown): KnownLine[] {
  if (!isFields(raw)) return [];
  const { key, quantity, variation } = raw;
  const product = nodeIn(raw.product);
  const productId = product ? product.databaseId : 0;
  if (typeof key !== "string" || typeof productId !== "number") return [];
  if (typeof (quantity ?? 0) !== "number") return [];
  const variationId = nodeIn(variation)?.databaseId;
  const attributes = isFields(variation) ? variation.attributes : undefined;
  const chosen = (Array.isArray(attributes) ? attributes : []).flatMap(chosenIn);
  const name = typeof product?.name === "string" ? product.name : "";
  return [
    {
      key,
      quantity: Number(quantity ?? 0),
      productId,
      name: plainText(name),
      ...(typeof variationId === "number" && { variationId }),
      ...(chosen.length > 0 && { variation: chosen }),
    },
  ];
}

/** Returns the lines of a raw cart, without those that cannot be read. */
export const readableLinesIn = (cart: unknown): KnownLine[] =>
  (nodesIn(isFields(cart) && cart.contents) ?? []).flatMap(lineIn);

/** Returns the lines of a raw cart; throws if it lacks them, or one that cannot be read. */
export function allLinesIn(cart: unknown): readonly KnownLine[] {
  const lines = readableLinesIn(cart);
  if (nodesIn(isFields(cart) && cart.contents)?.length === lines.length) return lines;
  throw new TypeError("the response lacks lines of the cart");
}
