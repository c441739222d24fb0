import type { WantedLine } from "./cartIntent.ts";

// Matching of cart lines with the lines that intents want.

/** A line of the cart, as far as intents compare it. */
export type KnownLine = {
  key: string;
  quantity: number;
  productId: number;
  variationId?: number | undefined;
  attributes: readonly { name: string; value: string }[];
  name: string;
};

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** True if a line has the chosen value of every attribute that it names. */
const hasChoice = ({ attributes }: KnownLine, { variation = [] }: WantedLine) =>
  variation.every(({ attributeName, attributeValue }) => {
    const known = attributes.find(({ name }) => isSameText(name, attributeName));
    return !known || isSameText(known.value, attributeValue);
  });

/** True if a line is the wanted one, by product, variation and attributes. */
const isSameProduct = (line: KnownLine, wanted: WantedLine) =>
  line.productId === wanted.productId &&
  (wanted.variationId === undefined && wanted.variation?.length
    ? true
    : line.variationId === wanted.variationId) &&
  hasChoice(line, wanted);

/** Finds the line that an intent wants: by its key, or by product, variation and attributes. */
export function findLine<Line extends KnownLine>(
  lines: readonly Line[],
  wanted: WantedLine,
): Line | undefined {
  return (
    lines.find(({ key }) => key === wanted.key) ?? lines.find((line) => isSameProduct(line, wanted))
  );
}

/** Returns a line as an intent wants it, so that it can be added again if it is gone by then. */
export function wantedLine(line: KnownLine): WantedLine {
  const { key, quantity, productId, variationId, attributes, name } = line;
  const variation = attributes.map((one) => ({
    attributeName: one.name,
    attributeValue: one.value,
  }));
  return {
    productId,
    quantity,
    key,
    name,
    ...(variationId !== undefined && { variationId }),
    ...(variation.length > 0 && { variation }),
  };
}
