import formats from "./addressFormats.json" with { type: "json" };
import type { AddressPart, TypedCheckout } from "./orderFields.ts";
import type { AddressDemands } from "./checkoutRules.ts";

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

const postcodeNames: Readonly<Record<string, string>> = {
  eircode: "Eircode",
  pin: "PIN code",
  zip: "ZIP code",
};

const stateNames: Readonly<Record<string, string>> = {
  area: "Area",
  county: "County",
  department: "Department",
  district: "District",
  do_si: "Province",
  emirate: "Emirate",
  island: "Island",
  oblast: "Oblast",
  parish: "Parish",
  prefecture: "Prefecture",
  region: "Region",
  state: "State",
};

const cityNames: Readonly<Record<string, string>> = {
  district: "District",
  post_town: "Town or city",
  suburb: "Suburb",
};

const nameIn = (names: Readonly<Record<string, string>>, name: string | undefined, usual: string) =>
  (name !== undefined && names[name]) || usual;

const dataOf = (country: string): Data => (Object.hasOwn(data, country) && data[country]) || USUAL;

/**
 * Returns the address lines, with a city added where libaddressinput has none, as for Japan: the
 * shop stores one anyway. Lines run from large to small there, or the other way round.
 */
function linesOf({ lines = USUAL.lines }: Data): string[] {
  const known = lines.split("/");
  if (lines.includes("C")) return known;
  const at = known.findIndex((line) => line.includes("A"));
  const isLargeFirst = known.findIndex((line) => line.includes("S")) < at && lines.includes("S");
  return known.toSpliced(isLargeFirst ? at : at + 1, 0, "C");
}

const always = (part: AddressPart, label: string, autoComplete: string): AddressField => ({
  part,
  label,
  isRequired: true,
  autoComplete,
});

function postcodeOf({ postcode, example = "", postcodeName }: Data): PostcodeFormat | undefined {
  if (postcode === undefined) return undefined;
  const name = nameIn(postcodeNames, postcodeName, "postcode");
  return {
    pattern: new RegExp(`^(?:${postcode})$`, "i"),
    example,
    message: `Enter a full ${name}, like ${example}.`,
  };
}

/** Returns the fields of one letter code in the lines, two at most. */
function fieldsOf(code: string, known: Data): AddressField[] {
  const isRequired = (known.required ?? USUAL.required).includes(code);
  switch (code) {
    case "C": {
      const label = nameIn(
        cityNames,
        known.cityName,
        known.stateName === "state" ? "City" : "Town or city",
      );
      return [{ ...always("city", label, "address-level2"), isRequired }];
    }
    case "S": {
      const label = nameIn(stateNames, known.stateName, "Province");
      return [{ ...always("state", label, "address-level1"), isRequired }];
    }
    case "Z": {
      const label = nameIn(postcodeNames, known.postcodeName, "Postcode");
      const isNumeric = /^\d+$/.test(known.example ?? "");
      return [{ ...always("postcode", label, "postal-code"), isRequired, isNumeric }];
    }
    default:
      return [];
  }
}

const streetRows: readonly (readonly AddressField[])[] = [
  [always("address1", "Address", "address-line1")],
  [{ ...always("address2", "Address line 2", "address-line2"), isRequired: false }],
];

/** Returns the address format of a country (ISO 3166 alpha-2 code); names come first. */
export function addressFormat(country: string): AddressFormat {
  const known = dataOf(country);
  const names = [
    always("firstName", "First name", "given-name"),
    always("lastName", "Last name", "family-name"),
  ];
  const company = { ...always("company", "Company", "organization"), isRequired: false };
  const postcode = postcodeOf(known);
  return {
    rows: [
      FAMILY_FIRST.has(country) ? names.toReversed() : names,
      [company],
      ...linesOf(known).flatMap((line) => {
        const fields = line.split("").flatMap((code) => fieldsOf(code, known));
        return [...(line.includes("A") ? streetRows : []), ...(fields.length > 0 ? [fields] : [])];
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
export function formRows(country: string): AddressFormat["rows"] {
  const { rows } = addressFormat(country);
  const from = rows.findIndex((row) => onlyPart(row, "postcode"));
  const street = rows.findIndex((row) => onlyPart(row, "address1"));
  const row = rows[from];
  if (!row || from < street) return rows;
  return rows.toSpliced(from, 1).toSpliced(street, 0, row);
}

const SEPARATORS = /[\s-]+/g;

/** Inserts the separator of a country's example postcode, at the same distance from the end. */
function separated(compact: string, example: string): string {
  const at = example.search(SEPARATORS);
  if (at < 0) return compact;
  const end = compact.length - (example.length - at - 1);
  return `${compact.slice(0, end)}${example.charAt(at)}${compact.slice(end)}`;
}

/**
 * Returns a postcode as its country writes it, for example "BA11 1BZ" for "ba111bz"; unchanged, but
 * trimmed, if it has no known format.
 */
export function normalPostcode(country: string, typed: string): string {
  const { postcode } = addressFormat(country);
  const text = typed.trim();
  if (!postcode) return text;
  const upper = text.toUpperCase().replace(/\s+/g, " ");
  const compact = upper.replace(SEPARATORS, "");
  const written = [separated(compact, postcode.example), upper];
  return written.find((candidate) => postcode.pattern.test(candidate)) ?? text;
}

/** Returns a typed order with its postcodes as their countries write them. */
export const withNormalPostcodes = (typed: TypedCheckout): TypedCheckout => ({
  ...typed,
  shipping_postcode: normalPostcode(typed.shipping_country, typed.shipping_postcode),
  billing_postcode: normalPostcode(typed.billing_country, typed.billing_postcode),
});

/** Returns a country's address requirements, for validation. */
export function addressDemands(country: string): AddressDemands {
  const { rows, postcode } = addressFormat(country);
  const fields = rows.flat();
  return {
    required: fields.filter(({ isRequired }) => isRequired).map(({ part }) => part),
    labels: Object.fromEntries(fields.map(({ part, label }) => [part, label])),
    ...(postcode && { postcode }),
  };
}
