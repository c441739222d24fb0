import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import type { StoredCoupon } from "#shop/catalogue/coupons.ts";
import { startAddress } from "./address.ts";
import type { StockedLine } from "./cartProduct.ts";
import type { PricingTerms } from "./priceCart.ts";
import type { ShopSettings } from "#shop/merchandise.ts";

// Test fixture of cart pricing: a British shop, cart lines, pricing terms and coupons.

const article: CatalogueProduct = {
  id: 1,
  type: "simple",
  slug: "mug",
  name: "Mug",
  sku: "",
  status: "publish",
  visibility: "visible",
  password: "",
  featured: false,
  shortDescription: "",
  description: "",
  regularPrice: 0,
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  onSale: false,
  price: 0,
  manageStock: "none",
  stockQuantity: null,
  stockStatus: "instock",
  backorders: "no",
  lowStockAmount: null,
  soldIndividually: false,
  virtual: false,
  downloadable: false,
  taxStatus: "taxable",
  taxClass: "",
  weight: "",
  length: "",
  width: "",
  height: "",
  externalUrl: "",
  buttonText: "",
  attributes: [],
  defaultAttributes: [],
  reviewsAllowed: true,
  totalSales: 0,
  menuOrder: 0,
  published: 0,
  modified: 0,
};

/** A British shop with tax-inclusive prices. */
export const settings: ShopSettings = {
  name: "Test shop",
  currency: {
    code: "GBP",
    symbol: "£",
    position: "left",
    decimals: 2,
    decimalSeparator: ".",
    thousandSeparator: ",",
  },
  baseCountry: "GB",
  baseState: "",
  basePostcode: "",
  pricesIncludeTax: true,
  displayPricesWithTax: true,
  taxRates: [
    rate(1, "GB", "20.0000", ""),
    rate(2, "GB", "5.0000", "reduced-rate"),
    rate(3, "DE", "19.0000", ""),
  ],
  shippingZones: [
    {
      countries: ["GB"],
      methods: [
        { instanceId: 1, kind: "flat_rate", title: "Post", cost: "3.95" },
        { instanceId: 2, kind: "free_shipping", title: "Free", cost: "", minimumAmount: "60" },
        { instanceId: 3, kind: "local_pickup", title: "Fetch", cost: "0" },
      ],
    },
    { countries: [], methods: [{ instanceId: 4, kind: "flat_rate", title: "Abroad", cost: "12" }] },
  ],
  coupons: [],
  lowStockAmount: 2,
};
/** The same shop with tax-exclusive prices. */
export const withoutTax: ShopSettings = {
  ...settings,
  pricesIncludeTax: false,
  displayPricesWithTax: false,
};

function rate(id: number, country: string, percent: string, taxClass: "" | "reduced-rate") {
  return { id, country, state: "", rate: percent, label: "VAT", appliesToShipping: true, taxClass };
}

type CartProduct = { cents: number; quantity?: number } & Partial<CatalogueProduct>;

/** Creates cart lines of simple products at these prices. */
export function lines(...products: CartProduct[]): StockedLine[] {
  return products.map(({ cents, quantity = 1, ...facts }, at) => {
    const product: CatalogueProduct = { ...article, id: at + 1, price: cents, ...facts };
    const line = { key: String(product.id), productId: product.id, variationId: 0, choices: [] };
    return { line: { ...line, quantity }, cartProduct: { product, variation: undefined } };
  });
}

/** Creates pricing terms; by default domestic and without coupons. */
export function terms(
  changes: Partial<PricingTerms> & { inForce?: StoredCoupon[] } = {},
): PricingTerms {
  const { inForce = [], ...rest } = changes;
  return {
    shipping: startAddress(settings),
    chosenMethod: "",
    offeredMethods: [],
    coupons: inForce.map(({ code }) => code),
    couponsFor: () => inForce,
    ...rest,
  };
}

/** Creates a coupon without conditions, whose code is its kind. */
export function coupon(
  kind: StoredCoupon["kind"],
  amount: string,
  facts: Partial<StoredCoupon> = {},
) {
  const none = { minimumAmount: null, expires: null, usageLimit: null, usageCount: 0 };
  return { code: kind, kind, amount, description: "", freeShipping: false, ...none, ...facts };
}
