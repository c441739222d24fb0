import type { z } from "zod";
import { BackendError } from "#relay/contract/errors.ts";
import { STORE_URL } from "#server/backend/door/gatewayUrl.ts";
import { storeCart, storeOrder, storeRefusal } from "./storeSchemas.ts";
import type { StoreCart, StoreOrder, StoreRefusal } from "./storeSchemas.ts";

// Client of WooCommerce's Store API, over the gateway. The calls need the `fetch` of a session lock
// in which the session was changed before: the response to that change has the cart token.

/** Address of an order; `email` is for the billing address only. */
export type StoreAddress = Readonly<
  Record<
    | "first_name"
    | "last_name"
    | "company"
    | "address_1"
    | "address_2"
    | "city"
    | "state"
    | "postcode"
    | "country",
    string
  >
> & { email?: string; phone?: string };

/** Order of a session's cart. */
export type StoreCheckout = {
  billing_address: StoreAddress;
  shipping_address: StoreAddress;
  payment_method: string;
  /** Values of the payment method's own fields. */
  payment_data?: readonly { key: string; value: string }[];
  customer_note?: string;
  /** Values for plugins, by their namespace. */
  extensions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Parses a response's body; one of another shape is a failure of unknown effect. */
async function parsed<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { success, data, error } = schema.safeParse(await response.json());
  if (success) return data;
  throw new BackendError(`the Store API responded with ${response.status} and another shape`, {
    // The error names the parts of the shape and no value.
    cause: error,
    effect: "unknown",
    status: response.status,
  });
}

/** Reads the session's cart. Rejects with `BackendError` if the backend does not return it. */
export async function readStoreCart(send: typeof fetch): Promise<StoreCart> {
  return parsed(await send(`${STORE_URL}cart`), storeCart);
}

/**
 * Places an order of the session's cart, without retries. Rejects with `BackendError` if the backend
 * fails. An order whose payment was declined is returned, too: its `payment_result` tells.
 */
export async function placeStoreOrder(
  send: typeof fetch,
  checkout: StoreCheckout,
): Promise<{ order: StoreOrder } | { refusal: StoreRefusal }> {
  const body = JSON.stringify(checkout);
  const response = await send(`${STORE_URL}checkout`, { method: "POST", body });
  if (response.ok) return { order: await parsed(response, storeOrder) };
  // A declined payment has the status of a refusal, and the body of an order.
  return parsed(
    response,
    storeOrder
      .transform((order) => ({ order }))
      .or(storeRefusal.transform((refusal) => ({ refusal }))),
  );
}
