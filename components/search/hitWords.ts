import type { HitFields } from "./hit.ts";
import type { Vocabulary } from "./vocabulary.ts";

const MANY_S = /s$/;

/**
 * The small line under a thing's name, as the shop's cards have it: what it is made of, and of a
 * thing in several kinds what there is to choose.
 */
export function hitWords({ type, attributes = {} }: HitFields, { attributes: known }: Vocabulary) {
  const labelOf = (name: string) =>
    (known.find(({ field }) => field === `attributes.${name}`)?.name ?? name).toLowerCase();
  const all = Object.entries(attributes).filter(([, values]) => values.length > 0);
  const isChoice = ([, values]: (typeof all)[number]) => type === "variable" && values.length > 1;
  const fact = all.find((attribute) => !isChoice(attribute));
  const choices = all
    .filter(isChoice)
    .map(([name, values]) => `${values.length} ${labelOf(name).replace(MANY_S, "")}s`);
  return [fact?.[1].join(", "), ...choices].filter(Boolean).join(", ");
}
