import { z } from "zod";

// Schemas of the Store API's responses, as far as the storefront reads them.

/** Amount in minor units of the currency beside it; only the backend calculates it. */
const minorUnits = z.string().regex(/^-?\d+$/);

/** Format of the currency, which every object with amounts repeats. */
const currency = {
  currency_code: z.string(),
  currency_symbol: z.string(),
  currency_minor_unit: z.number().int().nonnegative(),
  currency_decimal_separator: z.string(),
  currency_thousand_separator: z.string(),
  currency_prefix: z.string(),
  currency_suffix: z.string(),
};

/** Schema of a session's cart. */
export const storeCart = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      id: z.number().int(),
      name: z.string(),
      quantity: z.number(),
      totals: z.object({ line_total: minorUnits, line_total_tax: minorUnits, ...currency }),
    }),
  ),
  coupons: z.array(z.object({ code: z.string() })),
  totals: z.object({
    total_items: minorUnits,
    total_items_tax: minorUnits,
    total_fees: minorUnits,
    total_fees_tax: minorUnits,
    total_discount: minorUnits,
    total_discount_tax: minorUnits,
    /** Null until the delivery can be calculated. */
    total_shipping: minorUnits.nullable(),
    total_shipping_tax: minorUnits.nullable(),
    total_price: minorUnits,
    total_tax: minorUnits,
    ...currency,
  }),
  needs_payment: z.boolean(),
  needs_shipping: z.boolean(),
  payment_methods: z.array(z.string()),
});

/** Schema of the response to a checkout; `payment_result` is null before a payment. */
export const storeOrder = z.object({
  order_id: z.number().int(),
  order_number: z.string(),
  order_key: z.string(),
  status: z.string(),
  customer_id: z.number().int(),
  payment_method: z.string(),
  payment_result: z
    .object({
      payment_status: z.string(),
      payment_details: z.array(z.object({ key: z.string(), value: z.unknown() })),
      redirect_url: z.string(),
    })
    .nullable(),
});

/**
 * Schema of a refusal; `params` has one sentence for each invalid part of the request, or is a list of
 * the missing ones.
 */
export const storeRefusal = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({
      status: z.number(),
      params: z.record(z.string(), z.string()).optional().catch(undefined),
    })
    .nullish(),
});

/** A session's cart. */
export type StoreCart = z.infer<typeof storeCart>;

/** A placed order, or one whose payment failed. */
export type StoreOrder = z.infer<typeof storeOrder>;

/** Refusal of a request, which changed nothing. */
export type StoreRefusal = z.infer<typeof storeRefusal>;
