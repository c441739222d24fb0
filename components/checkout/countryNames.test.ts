import { expect, test } from "vitest";
import { namedCountries } from "./countryNames.ts";

test("namedCountries sorts countries by name, or by code where they have no name", () => {
  expect(namedCountries(["US", "DE", "ZZQ", "AX"]).map(({ name }) => name)).toEqual([
    "Åland Islands",
    "Germany",
    "United States",
    "ZZQ",
  ]);
});
