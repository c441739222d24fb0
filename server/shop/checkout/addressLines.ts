import { addressFormat } from "#relay/contract/account/addressFormats.ts";
import type { AddressType, TypedCheckout } from "#relay/contract/order/orderFields.ts";

// Postal address formatting by country, for receipts and orders.

/** Names of a country's states, by code. */
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
 * Formats a typed address in lines, as is usual in its country. A state on a line of its own is
 * written by name; beside its city, by code.
 */
export function addressLines(
  typed: TypedCheckout,
  kind: AddressType,
  states: StateNames,
): string[] {
  const country = typed[`${kind}_country`];
  const lines = addressFormat(country, states.size > 0).rows.map((row) =>
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
