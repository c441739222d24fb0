import { expect, test } from "vitest";
import { addressDemands, addressFormat, formRows } from "./addressFormats.ts";

const layoutOf = (country: string) =>
  addressFormat(country).rows.map((row) => row.map(({ part }) => part).join(" "));
const labelOf = (country: string, part: string) =>
  addressFormat(country)
    .rows.flat()
    .find((field) => field.part === part)?.label;
const isPostcode = (country: string, typed: string) =>
  addressFormat(country).postcode?.pattern.test(typed);

test.each([
  ["US", ["address1", "address2", "city state postcode"]],
  ["GB", ["address1", "address2", "city", "postcode"]],
  ["DE", ["address1", "address2", "postcode city"]],
  ["JP", ["postcode", "state", "city", "address1", "address2"]],
  ["BR", ["address1", "address2", "city state", "postcode"]],
  ["IE", ["address1", "address2", "city", "state", "postcode"]],
  ["HK", ["state", "city", "address1", "address2"]],
  ["AE", ["address1", "address2", "city", "state"]],
  ["ZZ", ["address1", "address2", "city"]],
])("The address fields of %s are in the country's order", (country, rows) => {
  expect(layoutOf(country).slice(2)).toEqual(rows);
});

test.each([
  ["NZ", ["address1", "address2", "city postcode", "state"], "Region", false],
  ["ZA", ["address1", "address2", "city", "state", "postcode"], "Province", true],
  ["GR", ["address1", "address2", "postcode city", "state"], "Region", false],
  ["HU", ["city", "state", "address1", "address2", "postcode"], "County", true],
  ["KE", ["address1", "address2", "city", "state", "postcode"], "County", true],
  ["UG", ["address1", "address2", "city", "state"], "District", true],
  ["IE", ["address1", "address2", "city", "state", "postcode"], "County", true],
  ["ZZ", ["address1", "address2", "city", "state"], "Region", true],
])(
  "An address of %s has a state wherever the shop lists states",
  (country, rows, label, isNeeded) => {
    const format = addressFormat(country, true).rows.map((row) =>
      row.map(({ part }) => part).join(" "),
    );
    expect(format.slice(2)).toEqual(rows);
    const state = addressFormat(country, true)
      .rows.flat()
      .find(({ part }) => part === "state");
    expect(state).toMatchObject({ label, isRequired: isNeeded });
    expect(addressDemands(country, true).required.includes("state")).toBe(isNeeded);
  },
);

test("An address begins with the names, in the country's order", () => {
  expect(layoutOf("GB").slice(0, 2)).toEqual(["firstName lastName", "company"]);
  expect(layoutOf("JP")[0]).toBe("lastName firstName");
});

test("Labels use the country's own terms", () => {
  expect(labelOf("US", "postcode")).toBe("ZIP code");
  expect(labelOf("IE", "postcode")).toBe("Eircode");
  expect(labelOf("GB", "postcode")).toBe("Postcode");
  expect(labelOf("IE", "state")).toBe("County");
  expect(labelOf("JP", "state")).toBe("Prefecture");
  expect(labelOf("US", "city")).toBe("City");
  expect(labelOf("GB", "city")).toBe("Town or city");
});

test("An address part is required only where the country requires it", () => {
  expect(addressDemands("US").required).toEqual(
    expect.arrayContaining(["address1", "city", "state", "postcode"]),
  );
  expect(addressDemands("IE").required).not.toContain("postcode");
  expect(addressDemands("IE").required).toContain("city");
  expect(addressDemands("JP").required).not.toContain("city");
  expect(addressDemands("GB").required).not.toContain("company");
});

test.each([
  ["GB", ["BA11 1BZ", "ba111bz", "GIR 0AA"], ["BA11", "BA11 1B", "11111"]],
  ["US", ["95014", "95014-1234"], ["9501", "ABCDE"]],
  ["DE", ["26133"], ["2613", "D-26133"]],
  ["JP", ["154-0023", "1540023"], ["154", "154-002"]],
  ["BR", ["40301-110", "40301110"], ["40301"]],
  ["IE", ["A65 F4E2", "a65f4e2"], ["A65"]],
])(
  "The postcode pattern of %s accepts valid and rejects invalid postcodes",
  (country, good, bad) => {
    for (const typed of good) expect(isPostcode(country, typed), typed).toBe(true);
    for (const typed of bad) expect(isPostcode(country, typed), typed).toBe(false);
  },
);

test("The message for an invalid postcode gives a valid example", () => {
  expect(addressDemands("GB").postcode?.message).toBe("Enter a full postcode, like EC1Y 8SY.");
  expect(addressDemands("IE").postcode?.message).toBe("Enter a full Eircode, like A65 F4E2.");
});

test("Every country's example matches its postcode pattern", async () => {
  const { default: formats } = await import("./addressFormats.json", { with: { type: "json" } });
  const wrong = Object.keys(formats).filter((country) => {
    const { postcode } = addressFormat(country);
    return postcode && !postcode.pattern.test(postcode.example);
  });
  expect(wrong).toEqual([]);
});

test("Names of Object.prototype are not taken for countries", () => {
  expect(layoutOf("constructor")).toEqual(layoutOf("ZZ"));
});

test.each([
  ["GB", "postcode address1 address2 city"],
  ["IE", "postcode address1 address2 city state"],
  ["BR", "postcode address1 address2 city state"],
  ["US", "address1 address2 city state postcode"],
  ["DE", "address1 address2 postcode city"],
  ["JP", "postcode state city address1 address2"],
  ["AE", "address1 address2 city state"],
])(
  "A form requests the postcode of %s before the street, unless beside the city",
  (country, parts) => {
    const rows = formRows(country).flatMap((row) => row.map(({ part }) => part));
    expect(rows.slice(3).join(" ")).toBe(parts);
  },
);
