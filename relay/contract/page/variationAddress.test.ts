import { describe, expect, test } from "vitest";
import { choiceInSearch, choiceSearch } from "./variationAddress.ts";

const attributes = [
  { name: "pa_colour", values: ["green", "sea-blue"] },
  { name: "pa_size", values: ["s", "large"] },
  { name: "engraving", values: ["Yes, please", "No"] },
];
const names = attributes.map(({ name }) => name);
const whole = { engraving: "No", pa_size: "large", pa_colour: "green" };

describe("An attribute choice in a URL", () => {
  test("is serialized in the shop's attribute order, without the prefix of global attributes", () => {
    expect(choiceSearch(whole, names)).toBe("?colour=green&size=large&engraving=No");
    expect(choiceSearch({}, names)).toBe("");
  });

  test("is restored from the URL", () => {
    const search = Object.fromEntries(new URLSearchParams(choiceSearch(whole, names)));
    expect(choiceInSearch(search, attributes)).toEqual(whole);
    const open = { engraving: "Yes, please" };
    expect(choiceSearch(open, names)).toBe("?engraving=Yes%2C+please");
  });

  test("may use WooCommerce's own parameter names", () => {
    expect(choiceInSearch({ attribute_pa_colour: "sea-blue" }, attributes)).toEqual({
      pa_colour: "sea-blue",
    });
  });

  test("ignores unknown attributes and values", () => {
    const search = { colour: "grey", size: "LARGE", weight: "1", utm_source: "x" };
    expect(choiceInSearch(search, attributes)).toEqual({});
  });

  test("replaces an earlier choice and keeps other parameters", () => {
    const search = "?utm_source=x&attribute_pa_size=s&colour=green&view=2&missing=1";
    expect(choiceSearch({ pa_size: "large" }, names, search)).toBe("?size=large&utm_source=x");
  });

  test("keeps attributes apart whose short names collide with each other or with another parameter", () => {
    const alike = ["colour", "pa_colour", "pa_view"];
    const choice = { colour: "Red", pa_colour: "red", pa_view: "sea" };
    const search = choiceSearch(choice, alike);
    expect(search).toBe("?colour=Red&attribute_pa_colour=red&attribute_pa_view=sea");
    const requested = Object.fromEntries(new URLSearchParams(search));
    const known = alike.map((name) => ({ name, values: ["Red", "red", "sea"] }));
    expect(choiceInSearch(requested, known)).toEqual(choice);
  });
});
