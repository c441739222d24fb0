import type { Answer } from "#relay/contract/errors.ts";
import type { CartToSee } from "#relay/contract/seenOrder.ts";
import { GATEWAY_URL } from "#server/gateway/shopGateway.ts";

// None of these is in the relay compiler's list: no browser may send them.

/** The backend's key under which an order says which intent it is of. */
export const INTENT_KEY = "vitrine_intent";

/**
 * The key under which an order says which total its shopper has seen, as the cart's raw number. A
 * backend that holds orders to it names it in the refusal: `wordpress/vitrine-seen-total.php` does.
 */
export const SEEN_TOTAL_KEY = "vitrine_seen_total";

const ORDER_FIELDS = `databaseId orderNumber orderKey status date paymentMethod
  subtotal discountTotal shippingTotal totalTax total
  billing { email lastName postcode }
  lineItems(first: 100) { nodes { productId variationId quantity } }`;

const LAST_ORDERS = (more: string) =>
  `query LastOrders { customer { orders(first: 20) { nodes { ${ORDER_FIELDS} ${more} } } } }`;

/** The texts of what our server asks for when an order is placed. */
export const documents = {
  countries: "query Countries { allowedCountries }",
  states:
    "query States($country: CountriesEnum!) { countryStates(country: $country) { code name } }",
  // The list that the checkout's own page looks for the terms in.
  pages: `query ShopPages { pages(first: 14,
    where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
  ) { nodes { uri } } }`,
  customer: "query WhoAmI { customer { databaseId } }",
  cart: `query CartToOrder { cart(recalculateTotals: true) {
    needsShippingAddress
    contents(first: 100) { nodes {
      key quantity total
      product { node { databaseId name } }
      variation { attributes { name label value } node { databaseId } }
    } }
    appliedCoupons { code discountAmount }
    chosenShippingMethods
    availableShippingMethods { rates { id label cost } }
    subtotal subtotalTax discountTotal discountTax shippingTotal shippingTax
    feeTotal feeTax totalTax total rawTotal: total(format: RAW)
  } paymentGateways(first: 100) { nodes { id title description } } }`,
  address:
    "mutation TakeAddress($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { databaseId } } }",
  rate: "mutation TakeRate($input: UpdateShippingMethodInput!) { updateShippingMethod(input: $input) { cart { total } } }",
  applyCode:
    "mutation ApplyCode($input: ApplyCouponInput!) { applyCoupon(input: $input) { clientMutationId } }",
  removeCode:
    "mutation RemoveCode($input: RemoveCouponsInput!) { removeCoupons(input: $input) { clientMutationId } }",
  checkout: `mutation PlaceOrder($input: CheckoutInput!) { checkout(input: $input) {
    result redirect notices { type message } order { ${ORDER_FIELDS} }
  } }`,
  orders: LAST_ORDERS(`metaData(key: "${INTENT_KEY}") { key value }`),
  ordersWithoutIntents: LAST_ORDERS(""),
} as const;

type Nullable<Value> = Value | null | undefined;

/** A cart as our server reads it to order it. */
export type CartToOrder = Omit<CartToSee, "contents"> & {
  rawTotal: Nullable<string>;
  needsShippingAddress: Nullable<boolean>;
  contents: Nullable<{
    nodes: readonly (NonNullable<CartToSee["contents"]>["nodes"][number] & {
      product: Nullable<{ node: { databaseId: number; name: Nullable<string> } }>;
      variation: Nullable<{
        attributes: Nullable<
          readonly Nullable<{ label: Nullable<string>; value: Nullable<string> }>[]
        >;
        node: { databaseId: number };
      }>;
    })[];
  }>;
};

/** A way to pay, in the backend's words. */
export type PaymentGateway = { id: string; title: Nullable<string>; description: Nullable<string> };

/** An order as the backend tells it. */
export type BackendOrder = {
  databaseId: Nullable<number>;
  orderNumber: Nullable<string>;
  orderKey: Nullable<string>;
  status: Nullable<string>;
  date: Nullable<string>;
  total: Nullable<string>;
  paymentMethod: Nullable<string>;
  subtotal?: Nullable<string>;
  discountTotal?: Nullable<string>;
  shippingTotal?: Nullable<string>;
  totalTax?: Nullable<string>;
  billing: Nullable<{
    email: Nullable<string>;
    lastName: Nullable<string>;
    postcode: Nullable<string>;
  }>;
  lineItems: Nullable<{
    nodes: readonly {
      productId: Nullable<number>;
      variationId: Nullable<number>;
      quantity: Nullable<number>;
    }[];
  }>;
  metaData?: Nullable<readonly Nullable<{ key: string; value: Nullable<string> }>[]>;
};

/** What the backend says to a checkout. */
export type CheckoutPayload = {
  result: Nullable<string>;
  redirect: Nullable<string>;
  notices: Nullable<readonly Nullable<{ message: Nullable<string> }>[]>;
  order: Nullable<BackendOrder>;
};

/** Sends one of the texts; rejects where there is no answer, or none of GraphQL's. */
export async function askShop(
  send: typeof fetch,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const response = await send(GATEWAY_URL, { method: "POST", body });
  if (response.status >= 500) throw new Error(`the backend answered ${response.status}`);
  return (await response.json()) as Answer;
}
