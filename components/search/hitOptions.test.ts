import { expect, test } from "vitest";
import type { HitFields } from "./hit.ts";
import { HIGHLIGHT } from "./hit.ts";
import { hitAddress, hitChoices, hitOptions, hitPicture } from "./hitOptions.ts";
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

const pictureOf = (name: string) => ({ src: `/${name}.jpg`, alt: name });
const [oat, ink] = [pictureOf("oat"), pictureOf("ink")];
const pictured = {
  ...mug,
  pictures: [oat],
  optionPictures: { glaze: { Oat: oat, "Deep ink": ink } },
};

/** Returns the address of a card and its picture's, for a filter and a highlighted color. */
function shown(hit: HitFields, terms: string[], ...colors: string[]) {
  const marked = colors.map((value) => ({
    value: value.replace("[", HIGHLIGHT.begins).replace("]", HIGHLIGHT.ends),
  }));
  const found = { ...hit, _highlightResult: { colors: marked } } as unknown as typeof hit;
  const options = hitOptions(found, vocabulary, { "PA_COLOUR+PA_GLAZE": terms });
  return [hitAddress(found, options), hitPicture(found, options)?.src];
}

test("A card shows the option that the color filter selects, and links to it", () => {
  expect(shown(pictured, ["ink"])).toEqual(["/product/mug?glaze=ink", "/ink.jpg"]);
  expect(shown(pictured, ["moss"])).toEqual(["/product/mug", "/oat.jpg"]);
  expect(shown(pictured, [])).toEqual(["/product/mug", "/oat.jpg"]);
});

test("A card shows the color that the query names, unless a filter selects another", () => {
  expect(shown(pictured, [], "Deep [ink]", "Oat")).toEqual(["/product/mug?glaze=ink", "/ink.jpg"]);
  expect(shown(pictured, ["oat"], "Deep [ink]")).toEqual(["/product/mug?glaze=oat", "/oat.jpg"]);
});

test("A color whose name is still being typed changes no card", () => {
  expect(shown(pictured, [], "Deep [in]k", "Oat")).toEqual(["/product/mug", "/oat.jpg"]);
});

test("A card has no option of a descriptive attribute", () => {
  const described = { ...pictured, choices: [] };
  expect(shown(described, ["ink"], "Deep [ink]")).toEqual(["/product/mug", "/oat.jpg"]);
});

test("A card without pictures of its options shows the product's, if it has one", () => {
  expect(shown({ ...mug, pictures: [oat] }, ["ink"])).toEqual([
    "/product/mug?glaze=ink",
    "/oat.jpg",
  ]);
  expect(shown(mug, ["ink"])).toEqual(["/product/mug?glaze=ink", undefined]);
});

test("A card counts the values of the attributes that a shopper chooses, and knows their colors", () => {
  const colored = { ...term, colour: "#223344" };
  const known = {
    attributes: [
      {
        ...color,
        members: [{ ...color, field: "attributes.glaze", name: "Glaze", terms: [colored] }],
      },
    ],
    categories: [],
  };
  const clay = { ...mug, attributes: { ...mug.attributes, clay: ["Red", "White"] } };
  expect(hitChoices(clay, known)).toEqual([
    {
      label: "Glaze",
      options: [
        { name: "Deep ink", colour: "#223344" },
        { name: "Oat", colour: undefined },
      ],
    },
  ]);
  expect(hitChoices({ ...clay, type: "simple" }, known)).toEqual([]);
});
