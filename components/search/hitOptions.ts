import type { CardChoice } from "#components/product/CardMeta.tsx";
import type { Facets } from "#relay/contract/page/facets.ts";
import { COLOR_FIELD } from "#relay/contract/page/searchFacts.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import { HIGHLIGHT } from "./hit.ts";
import type { HitFields, HitPicture } from "./hit.ts";
import { slugOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Options of a search hit that filters or the query select, with their address and picture.

/** Option of a hit: its attribute's own name, and its term by name and slug. */
export type HitOption = { name: string; term: string; slug: string };

/** Hit with its highlighting, of which its options need the colors'. */
type Highlighted = { _highlightResult?: object | undefined };
type Highlighting = { [COLOR_FIELD]?: readonly { value: string }[] };

/** Matches the end of a highlighted part that is also the end of a word. */
const WORD_ENDS = new RegExp(`${HIGHLIGHT.ends}(?!\\p{L})`, "u");
const MARKS = new RegExp(`[${HIGHLIGHT.begins}${HIGHLIGHT.ends}]`, "gu");

/** Returns the colors that the query names; a word that is still being typed names none. */
function namedColors({ _highlightResult: highlighted }: Highlighted) {
  const colors = ((highlighted ?? {}) as Highlighting)[COLOR_FIELD] ?? [];
  return colors
    .filter(({ value }) => WORD_ENDS.test(value))
    .map(({ value }) => value.replace(MARKS, ""));
}

/**
 * Returns the options of a hit that the filters select or, where they select none, that the query
 * names; at most one per attribute. The index does not know a product's variations, so perhaps none
 * has all of these options: the product page then chooses what it can.
 */
export function hitOptions(
  hit: HitFields & Highlighted,
  vocabulary: Vocabulary,
  chosen: Facets["attributes"],
): HitOption[] {
  const { type, attributes = {}, choices = [] } = hit;
  if (type !== "variable") return [];
  const colors = namedColors(hit);
  return vocabulary.attributes.flatMap(({ attribute, members, ...known }) =>
    (members ?? [{ attribute, ...known }]).flatMap((member) => {
      const name = member.field.replace(/^attributes\./, "");
      if (!choices.includes(name)) return [];
      const options = (attributes[name] ?? []).map((term) => {
        return { name, term, slug: slugOf(member, term) };
      });
      const filtered = options.find(({ slug }) => chosen[attribute]?.includes(slug));
      return filtered ?? options.find(({ term }) => colors.includes(term)) ?? [];
    }),
  );
}

/** Returns what a shopper chooses of a hit, with the colors of the values. */
export function hitChoices(
  { type, attributes = {}, choices = [] }: HitFields,
  vocabulary: Vocabulary,
): CardChoice[] {
  if (type !== "variable") return [];
  const known = vocabulary.attributes.flatMap((attribute) => attribute.members ?? attribute);
  return choices.map((name) => {
    const attribute = known.find(({ field }) => field === `attributes.${name}`);
    const colourOf = (term: string) => attribute?.terms.find((one) => one.name === term)?.colour;
    const options = (attributes[name] ?? []).map((term) => ({
      name: term,
      colour: colourOf(term),
    }));
    return { label: attribute?.name ?? name, options };
  });
}

/** Returns the address of a hit's page with options chosen. */
export const hitAddress = ({ slug }: HitFields, options: readonly HitOption[]): string =>
  `/product/${slug}${choiceSearch(
    Object.fromEntries(options.map((option) => [`pa_${option.name}`, option.slug])),
    options.map(({ name }) => `pa_${name}`),
  )}`;

/** Returns the picture of a hit with options chosen, if it has any. */
export const hitPicture = (
  { pictures = [], optionPictures = {} }: HitFields,
  options: readonly HitOption[],
): HitPicture | undefined =>
  options.flatMap(({ name, term }) => optionPictures[name]?.[term] ?? [])[0] ?? pictures[0];
