import { addressFormat } from "#relay/contract/addressFormats.ts";
import type { AddressKind, TypedCheckout } from "#relay/contract/checkoutFields.ts";

/** The names of a country's states, by their codes. */
export type StateNames = ReadonlyMap<string, string>;

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });

const countryName = (code: string) => {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
};

/**
 * A typed address in lines, as it is written in its country. A state that has a line to itself is
 * called by its name; beside its city it is written short.
 */
export function addressLines(
  typed: TypedCheckout,
  kind: AddressKind,
  states: StateNames,
): string[] {
  const country = typed[`${kind}_country`];
  const lines = addressFormat(country).rows.map((row) =>
    row
      .map(({ part }) => {
        const text = typed[`${kind}_${part}`];
        return part === "state" && row.length === 1 ? (states.get(text) ?? text) : text;
      })
      .filter(Boolean)
      .join(" "),
  );
  return [...lines, countryName(country)].filter((line) => line.trim() !== "");
}
