import type { Choice } from "./variationChoice.ts";

/** An attribute that is chosen, and the values it may have; in the shop's order. */
export type AddressedAttribute = { name: string; values: readonly string[] };

/** Parameters of a product's address that mean something else there. */
const TAKEN = new Set(["view", "missing", "review", "reviews"]);
const PREFIX = "attribute_";

/**
 * What an attribute is called in an address: `pa_colour` is `colour`. One whose short name is taken
 * keeps the name that WooCommerce's own links give it.
 */
function parameterOf(name: string, names: readonly string[]): string {
  const short = name.replace(/^pa_/, "");
  const isTaken = TAKEN.has(short) || (short !== name && names.includes(short));
  return isTaken ? PREFIX + name : short;
}

/**
 * The choice that an address makes: values that an attribute has, and nothing else. WooCommerce's
 * own spelling, `attribute_pa_colour`, is understood too.
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
 * A search string that makes a choice, in its one spelling; empty for no choice.
 * @param names the attributes' names, in the shop's order
 * @param search one that is to be changed, of which the parameters of no attribute stay
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
