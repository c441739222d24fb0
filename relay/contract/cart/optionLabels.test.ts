import { expect, test } from "vitest";
import { decodedSlug, optionLabels, optionName } from "./optionLabels.ts";

const iro = {
  name: "pa_iro",
  label: "色",
  terms: {
    nodes: [
      { slug: "cok-buyuk", name: "Çok büyük" },
      { slug: "漆-赤", name: "漆 赤" },
    ],
  },
};
const size = { name: "grose-%e5%a4%a7", label: "Größe 大" };

test("optionLabels names a term by its label, even if its slug is percent-encoded", () => {
  expect(optionLabels([{ name: "pa_iro", value: "%e6%bc%86-%e8%b5%a4" }], [iro])).toEqual([
    "色: 漆 赤",
  ]);
  expect(optionLabels([{ name: "pa_iro", value: "cok-buyuk" }], [iro])).toEqual(["色: Çok büyük"]);
});

test("optionLabels takes a local attribute's label from the product, and keeps its option", () => {
  expect(optionLabels([{ name: "grose-%e5%a4%a7", value: "Groß & breit" }], [iro, size])).toEqual([
    "Größe 大: Groß & breit",
  ]);
});

test("optionLabels leaves out an option that is not chosen", () => {
  expect(optionLabels([{ name: "pa_iro", value: "" }, null], [iro])).toEqual([]);
  expect(optionLabels(null, null)).toEqual([]);
});

test("optionLabels names an attribute that the product no longer has by its slug, as words", () => {
  expect(optionLabels([{ name: "pa_glaze", value: "moss-and-salt" }], [])).toEqual([
    "Glaze: moss and salt",
  ]);
  expect(optionLabels([{ name: "strap", value: "Cross-back" }], undefined)).toEqual([
    "Strap: Cross-back",
  ]);
});

test("optionName names an unknown term by its slug, as words", () => {
  expect(optionName(iro, "deep-blue")).toBe("deep blue");
});

test("decodedSlug returns a text that is not an encoded slug unchanged", () => {
  expect(decodedSlug("100%")).toBe("100%");
});
