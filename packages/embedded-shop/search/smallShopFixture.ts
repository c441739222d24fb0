import { demoShop } from "#shop/demoShop.ts";
import type { Product } from "#shop/merchandise.ts";
import { openShop } from "#shop/openShop.ts";

// Test fixture: a shop in memory with two products, for the tests of catalogue indexing.

const picture = (file: string) => ({ file, alt: `A ${file}`, title: file });

/** Product with every kind of data that a search record has. */
const mug: Product = {
  id: 101,
  slug: "mug",
  name: "Mug &amp; saucer",
  type: "variable",
  sku: "MUG",
  featured: true,
  shortDescription: "<p>For <b>tea</b></p>",
  description: "<p>Thrown in Frome.</p>",
  categories: ["mugs"],
  tags: ["Handmade", "Bestseller"],
  pictures: [picture("mug"), picture("saucer")],
  attributes: [
    {
      name: "glaze",
      scope: "global",
      options: ["oat", "ink"],
      usedForVariations: true,
      visible: true,
    },
    { name: "clay", scope: "global", options: ["stone"], usedForVariations: false, visible: true },
  ],
  variations: [
    { id: 111, sku: "MUG-OAT", attributes: { glaze: "oat" }, regularPrice: "20", salePrice: "15" },
    { id: 112, attributes: { glaze: "ink" }, regularPrice: "24", picture: picture("mug-ink") },
  ],
  reviews: [
    { author: "Ann", date: "2026-01-01T00:00:00Z", rating: 5, content: "Good" },
    { author: "Ben", date: "2026-01-02T00:00:00Z", rating: 4, content: "Fine" },
  ],
  totalSales: 12,
  published: "2026-01-01T00:00:00Z",
};

const soap: Product = {
  id: 102,
  slug: "soap",
  name: "Soap",
  type: "simple",
  shortDescription: "",
  description: "",
  categories: ["bath"],
  pictures: [],
  regularPrice: "6",
  stock: { status: "outofstock" },
};

/** Opens a shop in memory with a mug (101), a soap (102), and these products. */
export const openSmallShop = (...others: Partial<Product>[]) =>
  openShop({
    dataDir: ":memory:",
    siteUrl: "https://shop.example",
    merchandise: {
      settings: demoShop.settings,
      attributes: [
        {
          slug: "glaze",
          label: "Glaze",
          terms: [
            { slug: "oat", name: "Oat" },
            { slug: "ink", name: "Ink" },
          ],
        },
        { slug: "clay", label: "Clay", terms: [{ slug: "stone", name: "Stoneware" }] },
      ],
      categories: [
        { slug: "table", name: "Table", description: "" },
        { slug: "mugs", name: "Mugs", description: "", parent: "table" },
        { slug: "bath", name: "Bath", description: "" },
      ],
      products: [mug, soap, ...others.map((other) => ({ ...soap, ...other }))],
    },
  });
