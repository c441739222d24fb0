import { expect, test } from "vitest";
import { namedCountries } from "./countryNames.ts";

test("countries go by their names, and by their code where they have none", () => {
  expect(namedCountries(["US", "DE", "ZZQ", "AX"]).map(({ name }) => name)).toEqual([
    "Åland Islands",
    "Germany",
    "United States",
    "ZZQ",
  ]);
});
