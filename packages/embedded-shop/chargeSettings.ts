// Charges of a shop: tax rates, delivery and coupons, as its merchant sets them.

export type TaxRate = {
  id: number;
  /** ISO 3166 country, or "" for every country. */
  country: string;
  state: string;
  /** Percent, "8.2500". */
  rate: string;
  label: string;
  appliesToShipping: boolean;
  taxClass: "" | "reduced-rate" | "zero-rate";
};

export type ShippingMethod = {
  /** WooCommerce's instance id: the rate's id is `${kind}:${instanceId}`. */
  instanceId: number;
  kind: "flat_rate" | "free_shipping" | "local_pickup";
  title: string;
  cost: string;
  /** Free shipping only: the cart's subtotal from which it is available. */
  minimumAmount?: string;
};

/** The first zone whose countries hold the address wins; an empty list is "rest of the world". */
export type ShippingZone = { countries: string[]; methods: ShippingMethod[] };

export type Coupon = {
  code: string;
  kind: "percent" | "fixed_cart" | "fixed_product";
  amount: string;
  minimumAmount?: string;
  /** ISO date. */
  expires?: string;
  usageLimit?: number;
  freeShipping?: boolean;
  description?: string;
};
