import type { Product } from "./embeddedShop.ts";

// Products that break lists: one with a password, a bundle and a subscription.

const base = {
  shortDescription: "<p>A product of the shop.</p>\n",
  description: "",
  categories: ["hoodies"],
  pictures: [{ file: "hoodie", alt: "", title: "Hoodie" }],
  featured: true,
  // Newest first: they are on each list's first page.
  published: "2026-11-20T11:00:00Z",
};

/** Visible product with a password, on which WooGraphQL fails. */
export const protectedProduct: Product = {
  ...base,
  id: 5_001,
  slug: "members-hoodie",
  name: "Members’ Hoodie",
  type: "simple",
  regularPrice: "30",
  password: "members",
};

/** Products of the types of plugins, which WooGraphQL does not know. */
export const pluginProducts: readonly Product[] = [
  {
    ...base,
    id: 5_002,
    slug: "hoodie-bundle",
    name: "Hoodie Bundle",
    type: "bundle",
    regularPrice: "70",
  },
  {
    ...base,
    id: 5_003,
    slug: "hoodie-club",
    name: "Hoodie Club",
    type: "subscription",
    regularPrice: "9",
  },
];
