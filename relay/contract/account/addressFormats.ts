import formats from "./addressFormats.json" with { type: "json" };
import type { AddressPart } from "#relay/contract/order/orderFields.ts";
import type { AddressDemands } from "#relay/contract/order/checkoutRules.ts";
import { t } from "#words/t.ts";

// Address formats by country: fields, rows and postcodes.

/** One part of an address, labeled as in its country. */
export type AddressField = {
  part: AddressPart;
  label: string;
  isRequired: boolean;
  /** The field's `autocomplete` token, without the section. */
  autoComplete: string;
  /** Only digits are typed there. */
  isNumeric?: boolean;
};

/** Postcode format of a country; `example` is a valid postcode. */
export type PostcodeFormat = { pattern: RegExp; example: string; message: string };

/** Address format of a country. */
export type AddressFormat = {
  /** The fields in the country's order; fields that share a line there share a row. */
  rows: readonly (readonly AddressField[])[];
  postcode?: PostcodeFormat;
};

/** A country's data from libaddressinput; letters are A address, C city, S state, Z postcode. */
type Data = {
  /** The order after the names; a slash separates lines. */
  lines?: string;
  required?: string;
  postcode?: string;
  example?: string;
  postcodeName?: string;
  stateName?: string;
  cityName?: string;
};

const data: Readonly<Record<string, Data>> = formats;

// libaddressinput's default for a country without data.
const USUAL = { lines: "A/C", required: "AC" };

// Countries where the family name comes first.
const FAMILY_FIRST = new Set(["CN", "HU", "JP", "KR", "TW", "VN"]);

// WooCommerce's own rules for a country's states, where libaddressinput has no state: their kind, and
// the countries that need none. The shop's list decides whether there is a field.
const shopStateKinds: Readonly<Record<string, string>> = {
  AO: "province",
  BD: "district",
  CH: "canton",
  DE: "state",
  GT: "department",
  HU: "county",
  KE: "county",
  LI: "municipality",
  MD: "district",
  RS: "district",
  ST: "district",
  UG: "district",
  ZA: "province",
};
const OPTIONAL_STATES = new Set(
  (
    "AE AF AT AX BA BE BH BI CH CW CZ DE DK EE FI FR GB GF GP GR IL IM IS KR KW LB LI LK LU LV MQ " +
    "MT NL NO NZ PL PR PT RE RS SE SG SI SK VN YT"
  ).split(" "),
);

const dataOf = (country: string): Data => (Object.hasOwn(data, country) && data[country]) || USUAL;

/**
 * Returns the address lines, with a city added where libaddressinput has none, as for Japan: the
 * shop stores one anyway. Lines run from large to small there, or the other way round. A state that
 * only the shop lists follows the city.
 */
function linesOf({ lines = USUAL.lines }: Data, hasStates: boolean): string[] {
  const known = lines.split("/");
  if (!lines.includes("C")) {
    const at = known.findIndex((line) => line.includes("A"));
    const isLargeFirst = known.findIndex((line) => line.includes("S")) < at && lines.includes("S");
    known.splice(isLargeFirst ? at : at + 1, 0, "C");
  }
  if (!hasStates || lines.includes("S")) return known;
  return known.toSpliced(known.findIndex((line) => line.includes("C")) + 1, 0, "S");
}

const always = (part: AddressPart, label: string, autoComplete: string): AddressField => ({
  part,
  label,
  isRequired: true,
  autoComplete,
});

function postcodeOf({
  postcode,
  example = "",
  postcodeName: kind = "",
}: Data): PostcodeFormat | undefined {
  if (postcode === undefined) return undefined;
  return {
    pattern: new RegExp(`^(?:${postcode})$`, "i"),
    example,
    message: t("address.postcodeInvalid", { kind, example }),
  };
}

/** Returns the kind of a country's states, by which they are named. */
function stateKind(country: string, { stateName, lines }: Data): string {
  if (stateName !== undefined) return stateName === "do_si" ? "province" : stateName;
  if (lines?.includes("S")) return "province";
  return (Object.hasOwn(shopStateKinds, country) && shopStateKinds[country]) || "region";
}

/** Returns the state field; where the shop lists states, its rule says if one is needed. */
function stateOf(country: string, known: Data, hasStates: boolean): AddressField {
  const label = t("address.state", { kind: stateKind(country, known) });
  return {
    ...always("state", label, "address-level1"),
    isRequired: hasStates
      ? !OPTIONAL_STATES.has(country)
      : (known.required ?? USUAL.required).includes("S"),
  };
}

/** Returns the fields of one letter code in the lines but the state, two at most. */
function fieldsOf(code: string, known: Data): AddressField[] {
  const isRequired = (known.required ?? USUAL.required).includes(code);
  switch (code) {
    case "C": {
      const kind = known.cityName ?? (known.stateName === "state" ? "city" : "");
      const label = t("address.city", { kind });
      return [{ ...always("city", label, "address-level2"), isRequired }];
    }
    case "Z": {
      const label = t("address.postcode", { kind: known.postcodeName ?? "" });
      const isNumeric = /^\d+$/.test(known.example ?? "");
      return [{ ...always("postcode", label, "postal-code"), isRequired, isNumeric }];
    }
    default:
      return [];
  }
}

const streetRows = (): AddressFormat["rows"] => [
  [always("address1", t("address.address1"), "address-line1")],
  [{ ...always("address2", t("address.address2"), "address-line2"), isRequired: false }],
];

/**
 * Returns the address format of a country (ISO 3166 alpha-2 code); names come first. With
 * `hasStates`, the shop lists states there.
 */
export function addressFormat(country: string, hasStates = false): AddressFormat {
  const known = dataOf(country);
  const names = [
    always("firstName", t("address.firstName"), "given-name"),
    always("lastName", t("address.lastName"), "family-name"),
  ];
  const company = { ...always("company", t("address.company"), "organization"), isRequired: false };
  const postcode = postcodeOf(known);
  return {
    rows: [
      FAMILY_FIRST.has(country) ? names.toReversed() : names,
      [company],
      ...linesOf(known, hasStates).flatMap((line) => {
        const fields = line
          .split("")
          .flatMap((code) =>
            code === "S" ? [stateOf(country, known, hasStates)] : fieldsOf(code, known),
          );
        return [
          ...(line.includes("A") ? streetRows() : []),
          ...(fields.length > 0 ? [fields] : []),
        ];
      }),
    ],
    ...(postcode && { postcode }),
  };
}

const onlyPart = (row: readonly AddressField[], part: AddressPart) =>
  row.length === 1 && row[0]?.part === part;

/**
 * Returns a country's fields in the order in which a form requests them: a postcode with a line of
 * its own precedes the street, as prices depend on it most. Countries that write it beside the city
 * keep it there.
 */
export function formRows(country: string, hasStates = false): AddressFormat["rows"] {
  const { rows } = addressFormat(country, hasStates);
  const from = rows.findIndex((row) => onlyPart(row, "postcode"));
  const street = rows.findIndex((row) => onlyPart(row, "address1"));
  const row = rows[from];
  if (!row || from < street) return rows;
  return rows.toSpliced(from, 1).toSpliced(street, 0, row);
}

/** Returns a country's address requirements, for validation. */
export function addressDemands(country: string, hasStates = false): AddressDemands {
  const { rows, postcode } = addressFormat(country, hasStates);
  const fields = rows.flat();
  return {
    required: fields.filter(({ isRequired }) => isRequired).map(({ part }) => part),
    labels: Object.fromEntries(fields.map(({ part, label }) => [part, label])),
    stateKind: stateKind(country, dataOf(country)),
    ...(postcode && { postcode }),
  };
}
