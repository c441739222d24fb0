import type { Merchandise, Product } from "./embeddedShop.ts";

// Another merchant's shop: German words, euros with tax, nothing featured, and odd products.

/** Name of the shop, its setting `SITE_NAME`. */
export const FOREIGN_NAME = "Wollwerk";

/** A German word of 48 letters, as long as words get on price tags. */
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";

/** Returns a product with one picture, which is named like it. */
const productOf = (
  id: number,
  { slug, name }: { slug: string; name: string },
  more: Partial<Product>,
): Product => ({
  id,
  slug,
  name,
  type: "simple",
  shortDescription: `<p>${name} aus unserer Werkstatt.</p>\n`,
  description: "<p>Aus Wolle von der Schwäbischen Alb, gestrickt in Reutlingen.</p>\n",
  categories: ["decken"],
  pictures: [{ file: slug, alt: name, title: name }],
  published: `2026-11-${String(id - 6_990).padStart(2, "0")}T09:00:00Z`,
  ...more,
});

/** Slugs of the products that a shopper can open, and of the one that WordPress protects. */
export const FOREIGN_SLUGS = [
  "wolldecke",
  "wollmuetze",
  "kapitaensmuetze",
  "schal",
  "musterkarte",
  "winterpaket",
  "kissen",
];
export const PROTECTED_SLUG = "haendlerdecke";

const products: readonly Product[] = [
  productOf(7_001, { slug: "wolldecke", name: "Wolldecke „Höhe“" }, { regularPrice: "129.00" }),
  productOf(
    7_002,
    { slug: "wollmuetze", name: "Wollmütze" },
    {
      type: "variable",
      categories: ["muetzen"],
      attributes: [
        {
          name: "farbe",
          scope: "global",
          options: ["blau", "grün"],
          usedForVariations: true,
          visible: true,
        },
      ],
      variations: [
        { id: 7_021, attributes: { farbe: "blau" }, regularPrice: "34.90" },
        { id: 7_022, attributes: { farbe: "grün" }, regularPrice: "34.90", salePrice: "29.90" },
      ],
    },
  ),
  productOf(
    7_003,
    { slug: "kapitaensmuetze", name: LONG_WORD },
    { categories: ["muetzen"], regularPrice: "59.00", salePrice: "49.00" },
  ),
  // Without a price it cannot be bought; for nothing it can.
  productOf(7_004, { slug: "schal", name: "Schal nach Maß" }, {}),
  productOf(7_005, { slug: "musterkarte", name: "Musterkarte" }, { regularPrice: "0" }),
  productOf(
    7_006,
    { slug: "winterpaket", name: "Winterpaket" },
    { type: "bundle", regularPrice: "149.00" },
  ),
  productOf(
    7_007,
    { slug: "kissen", name: "Kissen" },
    { regularPrice: "39.00", stock: { quantity: 0 }, pictures: [] },
  ),
  productOf(
    7_008,
    { slug: PROTECTED_SLUG, name: "Händlerdecke" },
    { regularPrice: "99.00", password: "großhandel" },
  ),
];

/** Data of the shop, whose lists fail at the protected product. */
export const foreignShop: Merchandise = {
  settings: {
    name: FOREIGN_NAME,
    currency: {
      code: "EUR",
      symbol: "€",
      position: "right_space",
      decimals: 2,
      decimalSeparator: ",",
      thousandSeparator: ".",
    },
    baseCountry: "DE",
    baseState: "",
    basePostcode: "72764",
    pricesIncludeTax: true,
    displayPricesWithTax: true,
    taxRates: [
      {
        id: 1,
        country: "DE",
        state: "",
        rate: "19.0000",
        label: "MwSt.",
        appliesToShipping: true,
        taxClass: "",
      },
    ],
    shippingZones: [
      {
        countries: ["DE"],
        methods: [{ instanceId: 1, kind: "flat_rate", title: "Paketversand", cost: "4.90" }],
      },
    ],
    coupons: [],
    lowStockAmount: 2,
    gateways: [{ id: "bacs", title: "Überweisung", description: "Auf unser Konto." }],
    enablesUnsupportedTypes: true,
    listsProtected: true,
  },
  attributes: [
    {
      slug: "farbe",
      label: "Farbe",
      terms: [
        { slug: "blau", name: "Blau" },
        { slug: "grün", name: "Grün" },
      ],
    },
  ],
  categories: [
    { slug: "decken", name: "Decken", description: "" },
    { slug: "muetzen", name: "Mützen", description: "" },
  ],
  products: [...products],
};
