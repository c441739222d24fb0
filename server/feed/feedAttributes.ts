import type { FeedAttribute, FeedProduct } from "./feedProduct.ts";
import { feedText } from "./feedText.ts";

type Elements = [name: string, text: string | undefined][];

/** The feed's elements for what variations differ in, by our attributes' names. */
const VARIED: Readonly<Record<string, string>> = {
  color: "g:color",
  colour: "g:color",
  size: "g:size",
  material: "g:material",
  pattern: "g:pattern",
};

/** Its elements for what makes and numbers a product, where the merchant has such an attribute. */
const TOLD: Readonly<Record<string, string>> = {
  brand: "g:brand",
  gtin: "g:gtin",
  ean: "g:gtin",
  mpn: "g:mpn",
};

const LONGEST_VALUE = 100;

const keyOf = (name: string | null | undefined) => (name ?? "").replace(/^pa_/, "").toLowerCase();

const wordsOf = ({ terms }: FeedAttribute, value: string) =>
  feedText(terms?.nodes.find(({ slug }) => slug === value)?.name ?? value, LONGEST_VALUE);

/** What of a variation's choice the feed has words for; an empty value allows any and says nothing. */
export function chosenAttributes(
  choice: Readonly<Record<string, string>>,
  varied: readonly FeedAttribute[],
): Elements {
  return varied.flatMap((attribute): Elements => {
    const key = keyOf(attribute.name);
    const element = Object.hasOwn(VARIED, key) ? VARIED[key] : undefined;
    const value = choice[attribute.name ?? ""];
    return element && value ? [[element, wordsOf(attribute, value)]] : [];
  });
}

/** Brand and numbers of a product, and that it has none where its maker gave it none. */
export function attributesOf({ attributes }: FeedProduct): Elements {
  const told = (attributes?.nodes ?? []).flatMap((attribute): Elements => {
    const key = keyOf(attribute.name);
    const [value] = attribute.options ?? [];
    const element = Object.hasOwn(TOLD, key) && !attribute.variation ? TOLD[key] : undefined;
    return element && value ? [[element, wordsOf(attribute, value)]] : [];
  });
  const has = (name: string) => told.some(([element]) => element === name);
  const isIdentified = has("g:gtin") || (has("g:brand") && has("g:mpn"));
  return isIdentified ? told : [...told, ["g:identifier_exists", "no"]];
}
