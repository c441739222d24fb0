import { expect, test } from "vitest";
import type { HitFields } from "./hit.ts";
import { hitOptions } from "./hitOptions.ts";
import type { Vocabulary } from "./vocabulary.ts";

const term = { slug: "ink", name: "Deep ink" };
const members = ["colour", "glaze"].map((name) => ({
  attribute: `PA_${name.toUpperCase()}`,
  field: `attributes.${name}`,
  name,
  terms: [term],
}));
const color = { attribute: "PA_COLOUR+PA_GLAZE", field: "colors", name: "Colour", terms: [term] };
const vocabulary: Vocabulary = { attributes: [{ ...color, members }], categories: [] };
const mug = {
  slug: "mug",
  name: "Mug",
  type: "variable",
  attributes: { glaze: ["Deep ink", "Oat"] },
  choices: ["glaze"],
  price: 18,
  maxPrice: 18,
  onSale: false,
  stockStatus: "instock",
} satisfies HitFields;

test("hitOptions links to the option that the color filter selects", () => {
  expect(hitOptions(mug, vocabulary, { "PA_COLOUR+PA_GLAZE": ["ink"] })).toBe("?glaze=ink");
  expect(hitOptions(mug, vocabulary, { "PA_COLOUR+PA_GLAZE": ["moss"] })).toBe("");
  expect(hitOptions({ ...mug, choices: [] }, vocabulary, { "PA_COLOUR+PA_GLAZE": ["ink"] })).toBe(
    "",
  );
  expect(hitOptions(mug, vocabulary, {})).toBe("");
});
