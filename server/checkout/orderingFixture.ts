import type { AddressKind } from "#relay/contract/checkoutFields.ts";
import type { BackendOrder } from "./backendOrder.ts";
import type { CartToOrder } from "./readCart.ts";

const ann = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  city: "Los Angeles",
  state: "CA",
  postcode: "90001",
  country: "US",
};

/** Ann's address in Los Angeles, as a form's fields. */
export const addressOf = (kind: AddressKind): Record<string, string> =>
  Object.fromEntries(Object.entries(ann).map(([part, text]) => [`${kind}_${part}`, text]));

/** An order to Los Angeles that nothing is wrong with. */
export const wholeOrder: Readonly<Record<string, string>> = {
  email: "ann@example.test",
  phone: "(213) 373-4253",
  ...addressOf("shipping"),
  billing: "same",
  shippingMethod: "flat_rate:1",
  paymentMethod: "cod",
};

/** A cart with one thing that is not delivered. */
export const cartOfOne: CartToOrder = {
  needsShippingAddress: false,
  contents: {
    nodes: [
      {
        key: "a",
        quantity: 1,
        total: "$10.81",
        product: { node: { databaseId: 107, name: "E-book" } },
        variation: null,
      },
    ],
  },
  appliedCoupons: null,
  chosenShippingMethods: null,
  availableShippingMethods: null,
  subtotal: "$9.99",
  subtotalTax: "$0.82",
  discountTotal: "$0.00",
  discountTax: "$0.00",
  shippingTotal: "$0.00",
  shippingTax: "$0.00",
  feeTotal: null,
  feeTax: null,
  totalTax: "$0.82",
  total: "$10.81",
  rawTotal: "10.81",
};

/** Two ways of delivery. */
export const rate = { id: "flat:2", label: "Flat rate", cost: "$5.00" };
export const free = { id: "free:1", label: "Free over $50", cost: "$0.00" };

/** The same cart, delivered in one of these ways: the first, unless another is chosen. */
export const delivered = (...rates: (typeof rate)[]): CartToOrder => ({
  ...cartOfOne,
  needsShippingAddress: true,
  chosenShippingMethods: rates.slice(0, 1).map(({ id }) => id),
  availableShippingMethods: [{ rates }],
});

/** The same cart in two packages, each with both ways of delivery. */
export const inTwoPackages = (...chosen: string[]): CartToOrder => ({
  ...delivered(rate, free),
  chosenShippingMethods: chosen,
  availableShippingMethods: [{ rates: [rate, free] }, { rates: [rate, free] }],
});

/** A shop that answers as it is told to, and counts the orders that were sent to it. */
export type OrderingShop = {
  cart: CartToOrder;
  /** The orders that it tells the session of. */
  orders: readonly BackendOrder[];
  /** Whether it tells which intents its orders are of. */
  tellsIntents: boolean;
  /** What it says to an order. */
  checkout: () => object | Promise<object>;
  /** What happens between the two looks at a cart. */
  meanwhile: () => void | Promise<void>;
  sent: number;
  /** The order that was sent last. */
  input: unknown;
  /** The addresses that it was told, and the orders that it was sent, in their turn. */
  told: unknown[];
  send: typeof fetch;
};

/** The answer to an order that was made. */
export const answerTo = (order: BackendOrder | null, redirect: string | null = null) => ({
  data: { checkout: { result: "success", redirect, notices: [], order } },
});

type Input = { shippingMethods?: string[] };

/** Opens a shop that makes an order of whatever it is sent. */
export function openOrderingShop(order: BackendOrder): OrderingShop {
  async function answer(operation: string, input: Input): Promise<object> {
    if (operation === "sendCheckoutMutation") {
      shop.sent += 1;
      shop.input = input;
      shop.told.push("the order");
      return shop.checkout();
    }
    if (operation === "deliveriesMutation") {
      shop.cart = { ...shop.cart, chosenShippingMethods: input.shippingMethods ?? [] };
      return { data: { updateShippingMethod: { cart: { total: shop.cart.total } } } };
    }
    if (operation === "findOrderWithIntentsQuery" && !shop.tellsIntents) {
      return { errors: [{ message: 'Cannot query field "metaData" on type "Order".' }] };
    }
    if (operation.startsWith("findOrder")) {
      return { data: { customer: { orders: { nodes: shop.orders } } } };
    }
    if (operation === "shopChoicesCountriesQuery") return { data: { allowedCountries: ["US"] } };
    if (operation === "shopChoicesStatesQuery")
      return { data: { countryStates: [{ code: "CA" }] } };
    if (operation === "sendAddressesMutation") {
      shop.told.push(input);
      await shop.meanwhile();
      return { data: { updateCustomer: null } };
    }
    const nodes = [
      { id: "card", title: "Card" },
      { id: "cod", title: "Cash" },
    ];
    return { data: { cart: shop.cart, paymentGateways: { nodes } } };
  }

  const shop: OrderingShop = {
    cart: cartOfOne,
    orders: [],
    tellsIntents: true,
    checkout: () => answerTo(order),
    meanwhile: () => {},
    sent: 0,
    input: undefined,
    told: [],
    send: async (_url, init) => {
      const { operationName, variables } = JSON.parse(init?.body as string) as {
        operationName: string;
        variables: { input?: Input };
      };
      return Response.json(await answer(operationName, variables.input ?? {}));
    },
  };
  return shop;
}
