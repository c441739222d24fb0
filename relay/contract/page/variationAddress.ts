import type { Choice } from "./variationChoice.ts";

// Chosen variation in a product's URL.

/** A product attribute and its possible values, in the shop's order. */
export type AddressedAttribute = { name: string; values: readonly string[] };

/** Parameters of a product's URL that have another meaning. */
const TAKEN = new Set(["view", "missing", "review", "reviews"]);
const PREFIX = "attribute_";

/**
 * Returns an attribute's parameter: `pa_colour` becomes `colour`. If the short name is taken, the
 * parameter is the one of WooCommerce's own links.
 */
function parameterOf(name: string, names: readonly string[]): string {
  const short = name.replace(/^pa_/, "");
  const isTaken = TAKEN.has(short) || (short !== name && names.includes(short));
  return isTaken ? PREFIX + name : short;
}

/**
 * Reads the choice from a URL's parameters: existing values of existing attributes only. Accepts
 * WooCommerce's own `attribute_pa_colour` too.
 */
export function choiceInSearch(
  search: Readonly<Record<string, string>>,
  attributes: readonly AddressedAttribute[],
): Choice {
  const names = attributes.map(({ name }) => name);
  const chosen = attributes.flatMap(({ name, values }) => {
    const value = search[parameterOf(name, names)] ?? search[PREFIX + name];
    return value !== undefined && values.includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen) as Choice;
}

/**
 * Returns the canonical search string of a choice; empty for none.
 * @param names the attributes' names, in the shop's order
 * @param search current search string, whose other parameters are carried over
 */
export function choiceSearch(choice: Choice, names: readonly string[], search = ""): string {
  const known = new URLSearchParams(search);
  const chosen = new URLSearchParams();
  for (const name of TAKEN) known.delete(name);
  for (const name of names) {
    const parameter = parameterOf(name, names);
    known.delete(parameter);
    known.delete(PREFIX + name);
    if (choice[name]) chosen.append(parameter, choice[name]);
  }
  const parameters = [chosen, known].map(String).filter(Boolean).join("&");
  return parameters && `?${parameters}`;
}
