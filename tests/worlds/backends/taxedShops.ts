import type { Merchandise, Product } from "./embeddedShop.ts";

// Shops that enter prices in another way than they show them: without German VAT, but with it on
// their pages, and the reverse for business customers.

const productOf = (
  { slug, name }: { slug: string; name: string },
  more: Partial<Product>,
): Product => ({
  slug,
  name,
  type: "simple",
  shortDescription: "",
  description: "",
  categories: ["lab"],
  pictures: [{ file: "fen-mug", alt: name, title: name }],
  ...more,
});

const optionsOf = (name: string, options: string[]) => ({
  name,
  scope: "local" as const,
  options,
  usedForVariations: true,
  visible: true,
});

/** Prices as entered; with 19 % they are 23.80, 1.49, 1,469.06, 35.70 reduced to 28.56, and 5.95. */
const products: Product[] = [
  productOf({ slug: "plain", name: "Plain Cup" }, { regularPrice: "20.00" }),
  productOf({ slug: "spoon", name: "Cheap Spoon" }, { regularPrice: "1.25" }),
  productOf({ slug: "table", name: "Long Table" }, { regularPrice: "1234.50" }),
  productOf({ slug: "bowl", name: "Sale Bowl" }, { regularPrice: "30.00", salePrice: "24.00" }),
  productOf({ slug: "loeffel", name: "Löffel" }, { regularPrice: "5.00" }),
  productOf({ slug: "book", name: "A Book" }, { regularPrice: "10.00", taxClass: "reduced-rate" }),
  productOf(
    { slug: "set", name: "Cup and Spoon" },
    { type: "grouped", groupedProducts: ["plain", "spoon"] },
  ),
  productOf(
    { slug: "hat", name: "Any Colour Hat" },
    {
      type: "variable",
      attributes: [optionsOf("Colour", ["Blue", "Red"]), optionsOf("Size", ["10", "36"])],
      defaultAttributes: { Colour: "Blue", Size: "10" },
      variations: [
        { attributes: { Colour: "Blue", Size: "10" }, regularPrice: "22.00" },
        { attributes: { Colour: "", Size: "36" }, regularPrice: "20.00" },
        { attributes: { Colour: "", Size: "" }, regularPrice: "25.00" },
        // Every choice of it is one of an earlier variation.
        { attributes: { Colour: "Red", Size: "36" }, regularPrice: "99.00" },
      ],
    },
  ),
];

const rateOf = (id: number, rate: string, taxClass: "" | "reduced-rate") => ({
  id,
  country: "DE",
  state: "",
  rate: `${rate}.0000`,
  label: `MwSt. ${rate} %`,
  appliesToShipping: taxClass === "",
  taxClass,
});

/** A German shop that enters prices without tax, and shows and charges them with it. */
export const netShop: Merchandise = {
  settings: {
    name: "Nettolabor",
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
    pricesIncludeTax: false,
    displayPricesWithTax: true,
    shippingTaxClass: "",
    taxRates: [rateOf(1, "19", ""), rateOf(2, "7", "reduced-rate")],
    shippingZones: [
      {
        countries: ["DE"],
        methods: [
          { instanceId: 1, kind: "flat_rate", title: "DHL", cost: "4.90" },
          { instanceId: 2, kind: "local_pickup", title: "Pick up", cost: "0.00" },
        ],
      },
    ],
    coupons: [
      { code: "TENTH", kind: "percent", amount: "10.00" },
      { code: "FIVE", kind: "fixed_cart", amount: "5.00" },
      { code: "CENTS", kind: "fixed_product", amount: "0.33" },
    ],
    lowStockAmount: 2,
  },
  categories: [{ slug: "lab", name: "Lab", description: "" }],
  attributes: [],
  products,
  pages: [],
};

/** The same prices entered with tax, and shown without it, as to business customers. */
export const businessShop: Merchandise = {
  ...netShop,
  settings: { ...netShop.settings, pricesIncludeTax: true, displayPricesWithTax: false },
};
