import { expect, test } from "vitest";
import { createMirroredPictures } from "./mirroredPictures.ts";
import { mirroredProduct } from "./mirroredProduct.ts";
import type { SourceProduct } from "./sourceProducts.ts";
import type { SourceVariation } from "./sourceVariations.ts";

const pictures = createMirroredPictures("https://shop.example/graphql", () => true);

/** A bowl with a global attribute, whose slugs are percent-encoded, and a local one. */
const bowl = {
  __typename: "VariableProduct",
  databaseId: 7,
  slug: "%e6%bc%86%e6%a4%80",
  name: "漆椀",
  attributes: {
    nodes: [
      {
        __typename: "GlobalProductAttribute",
        name: "pa_color",
        label: "色",
        options: ["%e6%bc%86-%e8%b5%a4"],
        variation: true,
      },
      {
        __typename: "LocalProductAttribute",
        name: "share",
        label: "Share",
        options: ["50%25", "100 %"],
        variation: true,
      },
    ],
  },
  defaultAttributes: { nodes: [{ name: "pa_color", value: "%e6%bc%86-%e8%b5%a4" }] },
} as unknown as SourceProduct;

const variation = {
  databaseId: 8,
  attributes: {
    nodes: [
      { name: "pa_color", value: "%e6%bc%86-%e8%b5%a4" },
      { name: "share", value: "50%25" },
    ],
  },
} as unknown as SourceVariation;

test("slugs are decoded, and values of a product's own attributes stay as they are", () => {
  const mirrored = mirroredProduct(bowl, [variation], { pictures });
  expect(mirrored).toMatchObject({
    slug: "漆椀",
    attributes: [
      { name: "color", scope: "global", options: ["漆-赤"] },
      { name: "Share", scope: "local", options: ["50%25", "100 %"] },
    ],
    defaultAttributes: { color: "漆-赤" },
    variations: [{ attributes: { color: "漆-赤", Share: "50%25" } }],
  });
});
