import formats from "./addressFormats.json" with { type: "json" };
import type { AddressPart } from "#relay/contract/order/orderFields.ts";
import type { AddressDemands } from "#relay/contract/order/checkoutRules.ts";

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

// WooCommerce's own rules for a country's states, where libaddressinput has no state: the label, and
// the countries that need none. The shop's list decides whether there is a field.
const shopStateNames: Readonly<Record<string, string>> = {
  AO: "Province",
  BD: "District",
  CH: "Canton",
  DE: "State",
  GT: "Department",
  HU: "County",
  KE: "County",
  LI: "Municipality",
  MD: "District",
  RS: "District",
  ST: "District",
  UG: "District",
  ZA: "Province",
};
const OPTIONAL_STATES = new Set(
  (
    "AE AF AT AX BA BE BH BI CH CW CZ DE DK EE FI FR GB GF GP GR IL IM IS KR KW LB LI LK LU LV MQ " +
    "MT NL NO NZ PL PR PT RE RS SE SG SI SK VN YT"
  ).split(" "),
);

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

function postcodeOf({ postcode, example = "", postcodeName }: Data): PostcodeFormat | undefined {
  if (postcode === undefined) return undefined;
  const name = nameIn(postcodeNames, postcodeName, "postcode");
  return {
    pattern: new RegExp(`^(?:${postcode})$`, "i"),
    example,
    message: `Enter a full ${name}, like ${example}.`,
  };
}

/** Returns the state field; where the shop lists states, its rule says if one is needed. */
function stateOf(country: string, known: Data, hasStates: boolean): AddressField {
  const shopName = known.lines?.includes("S")
    ? "Province"
    : (Object.hasOwn(shopStateNames, country) && shopStateNames[country]) || "Region";
  return {
    ...always("state", nameIn(stateNames, known.stateName, shopName), "address-level1"),
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
      const label = nameIn(
        cityNames,
        known.cityName,
        known.stateName === "state" ? "City" : "Town or city",
      );
      return [{ ...always("city", label, "address-level2"), isRequired }];
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

/**
 * Returns the address format of a country (ISO 3166 alpha-2 code); names come first. With
 * `hasStates`, the shop lists states there.
 */
export function addressFormat(country: string, hasStates = false): AddressFormat {
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
      ...linesOf(known, hasStates).flatMap((line) => {
        const fields = line
          .split("")
          .flatMap((code) =>
            code === "S" ? [stateOf(country, known, hasStates)] : fieldsOf(code, known),
          );
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
    ...(postcode && { postcode }),
  };
}
