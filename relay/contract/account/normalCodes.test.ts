import { expect, test } from "vitest";
import { addressFormat } from "./addressFormats.ts";
import { normalPostcode } from "./normalCodes.ts";

test.each([
  ["GB", "ba111bz", "BA11 1BZ"],
  ["GB", " ba11  1bz ", "BA11 1BZ"],
  ["GB", "n11aa", "N1 1AA"],
  ["GB", "bfpo 12", "BFPO 12"],
  ["IE", "a65f4e2", "A65 F4E2"],
  ["CA", "h3z2y7", "H3Z 2Y7"],
  ["NL", "1234ab", "1234 AB"],
  ["JP", "1540023", "154-0023"],
  ["JP", "１５４−００２３", "154-0023"],
  ["KW", "١٣٠٠١", "13001"],
  ["LV", "lv1073", "LV-1073"],
  ["US", "95014-1234", "95014-1234"],
  ["DE", "26 133", "26133"],
  // No postcode of its country, or none that is known.
  ["GB", "ba11", "ba11"],
  ["AE", " p.o. box 1 ", "p.o. box 1"],
])(
  "normalPostcode writes the postcode of %s as its country does: %s",
  (country, typed, written) => {
    expect(normalPostcode(country, typed)).toBe(written);
  },
);

test("normalPostcode returns every country's example, also from one without separators", async () => {
  const { default: formats } = await import("./addressFormats.json", { with: { type: "json" } });
  const wrong = Object.keys(formats).filter((country) => {
    const { postcode } = addressFormat(country);
    if (!postcode) return false;
    const { example } = postcode;
    const compact = example.toLowerCase().replace(/[\s-]/g, "");
    return (
      normalPostcode(country, example) !== example || normalPostcode(country, compact) !== example
    );
  });
  expect(wrong).toEqual([]);
});
