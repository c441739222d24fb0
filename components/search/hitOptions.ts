import type { Facets } from "#relay/contract/facets.ts";
import { choiceSearch } from "#relay/contract/variationAddress.ts";
import type { HitFields } from "./hit.ts";
import { slugOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Returns the search string of a hit's page with the options chosen that the filters select; empty
 * without any. The index does not know a product's variations, so perhaps no variation has all of
 * these options: the product page then chooses what it can.
 */
export function hitOptions(
  { type, attributes = {}, choices = [] }: HitFields,
  vocabulary: Vocabulary,
  chosen: Facets["attributes"],
): string {
  if (type !== "variable") return "";
  const options = Object.entries(chosen).flatMap(([facet, terms]) => {
    const known = vocabulary.attributes.find(({ attribute }) => attribute === facet);
    return (known?.members ?? (known ? [known] : [])).flatMap((member) => {
      const name = member.field.replace(/^attributes\./, "");
      if (!choices.includes(name)) return [];
      const slugs = (attributes[name] ?? []).map((value) => slugOf(member, value));
      const slug = slugs.find((one) => terms.includes(one));
      return slug === undefined ? [] : [[`pa_${name}`, slug] as const];
    });
  });
  return choiceSearch(
    Object.fromEntries(options),
    options.map(([name]) => name),
  );
}
