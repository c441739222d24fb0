import type { Picture, Product, ProductAttribute } from "./embeddedShop.ts";

// Products of each type with a value in every field that the embedded shop stores.

const picture = (file: string): Picture => ({ file, alt: file, title: file });

const color: ProductAttribute = {
  name: "color",
  scope: "global",
  options: ["blue", "red"],
  usedForVariations: true,
  visible: true,
};
const care: ProductAttribute = {
  name: "Care",
  scope: "local",
  options: ["Wash cold"],
  usedForVariations: false,
  visible: true,
};
const sale = {
  regularPrice: "30.00",
  salePrice: "20.00",
  saleFrom: "-2 days",
  saleTo: "+10 days",
};
const stock = { quantity: 7, lowStockAmount: 2 };

function full(slug: string, more: Partial<Product>): Product {
  return {
    slug,
    name: `Full ${slug}`,
    type: "simple",
    sku: slug,
    shortDescription: `<p>${slug}, in short.</p>\n`,
    description: `<p>${slug}, at length.</p>\n`,
    categories: ["clothing"],
    tags: ["Full"],
    pictures: [picture(slug), picture(`${slug}-2`)],
    attributes: [color, care],
    weight: "1.2",
    dimensions: { length: "30", width: "20", height: "10" },
    reviews: [{ author: "Mo", date: "2026-11-01T09:00:00Z", rating: 4, content: "<p>Good.</p>" }],
    upsells: ["beanie"],
    featured: true,
    ...sale,
    ...more,
  };
}

/** Slugs of the products. */
export const FULL_SLUGS = ["full-simple", "full-variable", "full-external", "full-grouped"];

export const fullProducts: Product[] = [
  full("full-simple", { stock, crossSells: ["belt"] }),
  full("full-variable", {
    type: "variable",
    stock,
    crossSells: ["belt"],
    defaultAttributes: { color: "blue" },
    variations: [
      {
        sku: "full-blue",
        attributes: { color: "blue" },
        description: "<p>In blue.</p>",
        stock,
        picture: picture("full-blue"),
        ...sale,
      },
    ],
  }),
  full("full-external", {
    type: "external",
    externalUrl: "https://maker.example/full",
    buttonText: "Buy there",
  }),
  full("full-grouped", { type: "grouped", groupedProducts: ["beanie", "belt"] }),
];
