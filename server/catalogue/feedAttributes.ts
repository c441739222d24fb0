import { optionName } from "#relay/contract/cart/optionLabels.ts";
import type { FeedAttribute, FeedProduct } from "./feedProduct.ts";
import { feedText } from "./feedText.ts";

// Attributes of a product as elements of the product feed.

type Elements = [name: string, text: string | undefined][];

/** Feed elements of variation attributes, by attribute name. */
const VARIED: Readonly<Record<string, string>> = {
  color: "g:color",
  colour: "g:color",
  size: "g:size",
  material: "g:material",
  pattern: "g:pattern",
};

/** Feed elements for a product's brand and identifiers, if the merchant has such an attribute. */
const FEED_NAMES: Readonly<Record<string, string>> = {
  brand: "g:brand",
  gtin: "g:gtin",
  ean: "g:gtin",
  mpn: "g:mpn",
};

const LONGEST_VALUE = 100;

const keyOf = (name: string | null | undefined) => (name ?? "").replace(/^pa_/, "").toLowerCase();

const labelOf = (attribute: FeedAttribute, value: string) =>
  feedText(optionName(attribute, value), LONGEST_VALUE);

/** Chosen option of a variation: its attribute's key, and its name. */
type FeedOption = { key: string; label: string };

/** Returns the chosen options with their names. */
export function chosenOptions(
  choice: Readonly<Record<string, string>>,
  varied: readonly FeedAttribute[],
): FeedOption[] {
  return varied.flatMap((attribute) => {
    const value = choice[attribute.name ?? ""];
    return value ? [{ key: keyOf(attribute.name), label: labelOf(attribute, value) }] : [];
  });
}

/** Returns the feed elements of a variation's options; the attributes `colors` are colors. */
export function optionElements(
  options: readonly FeedOption[],
  colors: readonly string[],
): Elements {
  const elementOf = ({ key }: FeedOption) =>
    colors.includes(key) ? "g:color" : Object.hasOwn(VARIED, key) ? VARIED[key] : undefined;
  return Array.from(Map.groupBy(options, elementOf)).flatMap(([element, alike]): Elements =>
    // The feed's separator of several values.
    element ? [[element, alike.map(({ label }) => label).join("/")]] : [],
  );
}

/** Returns a product's brand and identifiers, or `identifier_exists: no` if it has none. */
export function attributesOf({ attributes }: FeedProduct): Elements {
  const elements = (attributes?.nodes ?? []).flatMap((attribute): Elements => {
    const key = keyOf(attribute.name);
    const [value] = attribute.options ?? [];
    const element =
      Object.hasOwn(FEED_NAMES, key) && !attribute.variation ? FEED_NAMES[key] : undefined;
    return element && value ? [[element, labelOf(attribute, value)]] : [];
  });
  const has = (name: string) => elements.some(([element]) => element === name);
  const isIdentified = has("g:gtin") || (has("g:brand") && has("g:mpn"));
  return isIdentified ? elements : [...elements, ["g:identifier_exists", "no"]];
}
