import { z } from "zod";

// Input of WooCommerce's Store API, parsed from a request's JSON.

const text = z.string().optional();
const address = z
  .object({
    first_name: text,
    last_name: text,
    company: text,
    address_1: text,
    address_2: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
    email: text,
    phone: text,
  })
  .optional();

/** Values for plugins; the part of `wordpress/vitrine` is the only one. */
const extensions = z.object({
  vitrine: z.object({ intent: text, seen_total: text }).default({}),
});

/** Schema of the input of all routes; each reads the fields that it knows. */
const storeInput = z.object({
  id: z.coerce.number().int().default(0),
  key: z.string().default(""),
  quantity: z.coerce.number().int().default(1),
  variation: z.array(z.object({ attribute: z.string(), value: z.string() })).default([]),
  code: z.string().default(""),
  rate_id: z.string().default(""),
  package_id: z.coerce.number().int().default(0),
  billing_address: address,
  shipping_address: address,
  payment_method: z.string().default(""),
  customer_note: z.string().default(""),
  payment_data: z
    .array(z.object({ key: z.string(), value: z.union([z.string(), z.boolean()]) }))
    .default([]),
  extensions: extensions.default({ vitrine: {} }),
});

/** Parsed input of a request. */
export type StoreInput = z.infer<typeof storeInput>;

/** Address of an input, whose fields may be missing. */
export type AddressJson = NonNullable<z.infer<typeof address>>;

/** Parses a request's JSON; undefined if it is not valid. */
export function readStoreInput(json: string): StoreInput | undefined {
  try {
    return storeInput.safeParse(JSON.parse(json || "{}")).data;
  } catch {
    return undefined;
  }
}
