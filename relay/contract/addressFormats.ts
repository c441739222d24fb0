import formats from "./addressFormats.json" with { type: "json" };
import type { AddressPart } from "./checkoutFields.ts";
import type { AddressDemands } from "./checkoutRules.ts";

/** One part of an address, as people of a country are asked for it. */
export type AddressField = {
  part: AddressPart;
  label: string;
  isRequired: boolean;
  /** By what browsers know it, without the section. */
  autoComplete: string;
  /** Nothing but digits is typed there. */
  isNumeric?: boolean;
};

/** How postcodes are written in a country; `example` is one of them. */
export type PostcodeFormat = { pattern: RegExp; example: string; message: string };

/** How an address is asked for in a country. */
export type AddressFormat = {
  /** The fields in the country's order; what stands in one line there stands beside each other. */
  rows: readonly (readonly AddressField[])[];
  postcode?: PostcodeFormat;
};

/** What libaddressinput knows of a country; letters are A address, C city, S state, Z postcode. */
type Data = {
  /** The order after the names, a slash between two lines. */
  lines?: string;
  required?: string;
  postcode?: string;
  example?: string;
  postcodeName?: string;
  stateName?: string;
  cityName?: string;
};

const data: Readonly<Record<string, Data>> = formats;

// What libaddressinput goes by where it knows nothing else of a country.
const USUAL = { lines: "A/C", required: "AC" };

// Their people are asked for the family's name first.
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
 * The lines, with a city in them: where a country counts it to the address, as Japan does, the shop
 * still has a place for it. It goes from the large to the small there, or the other way round.
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

/** What a letter of the lines asks for; it is at most two fields. */
function fieldsOf(letter: string, known: Data): AddressField[] {
  const isRequired = (known.required ?? USUAL.required).includes(letter);
  switch (letter) {
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
  [{ ...always("address2", "Second address line", "address-line2"), isRequired: false }],
];

/** How an address is asked for in a country, by its code of two letters; names come first. */
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
        const fields = line.split("").flatMap((letter) => fieldsOf(letter, known));
        return [...(line.includes("A") ? streetRows : []), ...(fields.length > 0 ? [fields] : [])];
      }),
    ],
    ...(postcode && { postcode }),
  };
}

/** What a country asks of an address, for the rules that it is checked by. */
export function addressDemands(country: string): AddressDemands {
  const { rows, postcode } = addressFormat(country);
  const fields = rows.flat();
  return {
    required: fields.filter(({ isRequired }) => isRequired).map(({ part }) => part),
    labels: Object.fromEntries(fields.map(({ part, label }) => [part, label])),
    ...(postcode && { postcode }),
  };
}
