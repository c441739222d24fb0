import { choiceCount } from "#components/product/CardMeta.tsx";
import type { HitFields } from "./hit.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Returns the second line of a hit's card, as on other product cards: its material and, for a
 * variable product, the number of choices.
 */
export function hitTexts(hit: HitFields, { attributes: known }: Vocabulary) {
  const { type, attributes = {}, choices: chosen = Object.keys(attributes) } = hit;
  const single = known.flatMap((attribute) => attribute.members ?? attribute);
  const knownAs = (name: string) => single.find(({ field }) => field === `attributes.${name}`);
  const labelOf = (name: string) => knownAs(name)?.name ?? name;
  const all = Object.entries(attributes).filter(([, values]) => values.length > 0);
  const isChoice = ([name, values]: (typeof all)[number]) =>
    type === "variable" && values.length > 1 && chosen.includes(name);
  const facts = all.filter((attribute) => !isChoice(attribute));
  // The color is visible in the picture.
  const isColour = ([name]: (typeof all)[number]) =>
    knownAs(name)?.terms.some(({ colour }) => colour !== undefined) ?? false;
  const fact = facts.find((attribute) => !isColour(attribute)) ?? facts[0];
  const choices = all
    .filter(isChoice)
    .map(([name, values]) => choiceCount(labelOf(name), values.length));
  return [fact?.[1].join(", "), ...choices].filter(Boolean).join(", ");
}
