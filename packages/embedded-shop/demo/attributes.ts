import type { GlobalAttribute } from "#shop/merchandise.ts";

/**
 * Attributes and traits of all products, with their terms in display order. The description of a
 * color is its swatch in hex, that of a size its measure.
 */
export const demoAttributes: GlobalAttribute[] = [
  {
    slug: "glaze",
    label: "Glaze",
    terms: [
      { slug: "oat", name: "Oat", description: "#e6dac5" },
      { slug: "celadon", name: "Celadon", description: "#a9bca6" },
      { slug: "ink", name: "Ink", description: "#39404a" },
      { slug: "rust", name: "Rust", description: "#b0603c" },
      { slug: "moss", name: "Moss", description: "#6f7654" },
      { slug: "chalk", name: "Chalk", description: "#f1ece2" },
      { slug: "indigo", name: "Indigo", description: "#3c4f74" },
    ],
  },
  {
    slug: "colour",
    label: "Colour",
    terms: [
      { slug: "oat", name: "Oat", description: "#b9a58a" },
      { slug: "rust", name: "Rust", description: "#b0603c" },
      { slug: "moss", name: "Moss", description: "#6f7654" },
      { slug: "ink", name: "Ink", description: "#39404a" },
      { slug: "indigo", name: "Indigo", description: "#3c4f74" },
      { slug: "natural", name: "Natural", description: "#ead9a8" },
    ],
  },
  {
    slug: "face",
    label: "Face",
    terms: [
      { slug: "chalk", name: "Chalk", description: "#f1ece2" },
      { slug: "ink", name: "Ink", description: "#39404a" },
    ],
  },
  {
    slug: "size",
    label: "Size",
    terms: [
      { slug: "small", name: "Small", description: "34 cm" },
      { slug: "medium", name: "Medium", description: "46 cm" },
      { slug: "large", name: "Large", description: "58 cm" },
      { slug: "shelf", name: "Shelf", description: "28 cm" },
      { slug: "table", name: "Table", description: "42 cm" },
      { slug: "floor", name: "Floor", description: "140 cm" },
      { slug: "hand", name: "Hand", description: "50 × 90 cm" },
      { slug: "bath", name: "Bath", description: "75 × 140 cm" },
      { slug: "set-of-four", name: "Set of four", description: "two of each" },
      { slug: "a4", name: "A4", description: "21 × 30 cm" },
      { slug: "a3", name: "A3", description: "30 × 42 cm" },
    ],
  },
  {
    slug: "pattern",
    label: "Pattern",
    terms: [
      { slug: "waves", name: "Waves", description: "Overlapping arcs, indigo on linen" },
      { slug: "sashiko", name: "Sashiko", description: "White running stitch on indigo" },
      { slug: "leaf", name: "Leaf", description: "Willow leaves, ink on oat" },
    ],
  },
  {
    slug: "filling",
    label: "Filling",
    terms: [
      { slug: "feather", name: "Feather", description: "Soft, needs plumping" },
      { slug: "wool", name: "Wool", description: "Firm, needs nothing" },
    ],
  },
  {
    slug: "ruling",
    label: "Ruling",
    terms: [
      { slug: "plain", name: "Plain" },
      { slug: "ruled", name: "Ruled", description: "7 mm" },
      { slug: "grid", name: "Grid", description: "5 mm" },
    ],
  },
  {
    slug: "length",
    label: "Length",
    terms: [
      { slug: "short", name: "Short", description: "72 cm" },
      { slug: "long", name: "Long", description: "92 cm" },
    ],
  },
  {
    slug: "frame",
    label: "Frame",
    terms: [
      { slug: "unframed", name: "Unframed", description: "Flat, in a sleeve" },
      { slug: "oak", name: "Oak", description: "Glazed, with a cord" },
    ],
  },
  {
    slug: "scent",
    label: "Scent",
    terms: [
      { slug: "moss-and-salt", name: "Moss & salt", description: "#b9c9ad" },
      { slug: "clay-and-oat", name: "Clay & oat", description: "#d9ab8b" },
    ],
  },
  {
    slug: "amount",
    label: "Amount",
    terms: [
      { slug: "25-pounds", name: "£25" },
      { slug: "50-pounds", name: "£50" },
      { slug: "100-pounds", name: "£100" },
    ],
  },
  {
    slug: "material",
    label: "Made of",
    terms: [
      { slug: "stoneware", name: "Stoneware" },
      { slug: "earthenware", name: "Earthenware" },
      { slug: "glass", name: "Glass" },
      { slug: "wood", name: "Wood" },
      { slug: "willow", name: "Willow" },
      { slug: "metal", name: "Metal" },
      { slug: "linen", name: "Linen" },
      { slug: "cotton", name: "Cotton" },
      { slug: "wool", name: "Wool" },
      { slug: "paper", name: "Paper" },
      { slug: "wax", name: "Wax" },
      { slug: "food", name: "Food and drink" },
    ],
  },
];
