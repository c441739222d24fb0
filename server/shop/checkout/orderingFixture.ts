import type { AddressType } from "#relay/contract/order/orderFields.ts";
import { STORE_URL } from "#server/backend/door/gatewayUrl.ts";
import type { StoreCart, StoreOrder } from "#server/backend/storeApi/storeSchemas.ts";
import type { BackendOrder } from "./backendOrder.ts";
import type { CartToOrder } from "./readCart.ts";

// Test fixture: a mock shop that takes orders, with addresses, carts and delivery rates.

const ann = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  city: "Los Angeles",
  state: "CA",
  postcode: "90001",
  country: "US",
};

/** Returns Ann's address in Los Angeles as form fields. */
export const addressOf = (kind: AddressType): Record<string, string> =>
  Object.fromEntries(Object.entries(ann).map(([part, text]) => [`${kind}_${part}`, text]));

/** A valid order to Los Angeles. */
export const completeOrder: Readonly<Record<string, string>> = {
  email: "ann@example.test",
  phone: "(213) 373-4253",
  ...addressOf("shipping"),
  billing: "same",
  shippingMethod: "flat_rate:1",
  paymentMethod: "cod",
};

/** A cart with one product that is not delivered. */
export const cartOfOne: CartToOrder = {
  needsShippingAddress: false,
  contents: {
    nodes: [
      {
        key: "a",
        quantity: 1,
        total: "$10.81",
        subtotal: "$9.99",
        subtotalTax: "$0.82",
        rawSubtotal: "9.99",
        rawSubtotalTax: "0.82",
        product: { node: { databaseId: 107, slug: "e-book", name: "E-book", image: null } },
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
  displayPricesIncludeTax: false,
  totalTaxes: null,
  contentsTotal: "$9.99",
  rawShippingTotal: "0",
  rawShippingTax: "0",
  rawFeeTotal: null,
  rawFeeTax: null,
  rawDiscountTotal: "0",
  rawDiscountTax: "0",
  rawContentsTotal: "9.99",
  rawTotal: "10.81",
};

/** Two delivery methods. */
export const rate = { id: "flat:2", label: "Flat rate", cost: "$5.00" };
export const free = { id: "free:1", label: "Free over $50", cost: "$0.00" };

/** Returns the same cart with these delivery methods; the first is chosen. */
export const cartWithRates = (...rates: (typeof rate)[]): CartToOrder => ({
  ...cartOfOne,
  needsShippingAddress: true,
  chosenShippingMethods: rates.slice(0, 1).map(({ id }) => id),
  availableShippingMethods: [{ rates }],
});

/** Returns the same cart in two packages, each with both delivery methods. */
export const cartWithTwoPackages = (...chosen: string[]): CartToOrder => ({
  ...cartWithRates(rate, free),
  chosenShippingMethods: chosen,
  availableShippingMethods: [{ rates: [rate, free] }, { rates: [rate, free] }],
});

/** A mock shop with configurable responses that counts the orders sent to it. */
export type OrderingShop = {
  cart: CartToOrder;
  /** The orders that it returns for the session; undefined while it fails to. */
  orders: readonly BackendOrder[] | undefined;
  /** True if its orders have the intent in their metadata. */
  reportsIntents: boolean;
  /** Its response to a checkout. */
  checkout: () => object | Promise<object>;
  /** Its Store API's response to a checkout, and that to a read of the cart. */
  storeCheckout: () => Response | Promise<Response>;
  storeCart: () => Response;
  /** Runs between the two reads of the cart. */
  meanwhile: () => void | Promise<void>;
  /** Its response to a request for links to WordPress's pages. */
  links: object | null;
  sent: number;
  /** Input of the last checkout. */
  input: unknown;
  /** The addresses and orders sent to it, in sequence. */
  reported: unknown[];
  send: typeof fetch;
};

/** Returns the response to a placed order. */
export const checkoutResponseTo = (order: BackendOrder | null, redirect: string | null = null) => ({
  data: { checkout: { result: "success", redirect, notices: [], order } },
});

/** Returns the Store API's response to a placed order. */
export const storeOrderOf = (
  { databaseId, orderNumber, orderKey, status }: BackendOrder,
  payment: Partial<NonNullable<StoreOrder["payment_result"]>> = {},
): StoreOrder => ({
  order_id: Number(databaseId),
  order_number: String(orderNumber),
  order_key: String(orderKey),
  status: String(status).toLowerCase().replaceAll("_", "-"),
  customer_id: 0,
  payment_method: "card",
  payment_result: {
    payment_status: "success",
    payment_details: [],
    redirect_url: "",
    ...payment,
  },
});

const dollars = {
  currency_code: "USD",
  currency_symbol: "$",
  currency_minor_unit: 2,
  currency_decimal_separator: ".",
  currency_thousand_separator: ",",
  currency_prefix: "$",
  currency_suffix: "",
};

/** Returns the cart of one product as the Store API has it, with another total if given. */
export const storeCartOf = (total = "1081"): StoreCart => ({
  items: [
    {
      key: "a",
      id: 107,
      name: "E-book",
      quantity: 1,
      totals: { line_total: "999", line_total_tax: "82", ...dollars },
    },
  ],
  coupons: [],
  totals: {
    total_items: "999",
    total_items_tax: "82",
    total_fees: "0",
    total_fees_tax: "0",
    total_discount: "0",
    total_discount_tax: "0",
    total_shipping: "0",
    total_shipping_tax: "0",
    total_price: total,
    total_tax: "82",
    ...dollars,
  },
  needs_payment: true,
  needs_shipping: false,
  payment_methods: ["card", "cod"],
});

type Input = { shippingMethods?: string[] };

/** Creates a mock shop that responds to every checkout with this order. */
export function openOrderingShop(order: BackendOrder): OrderingShop {
  async function response(operation: string, input: Input): Promise<object> {
    if (operation === "sendCheckoutMutation") {
      shop.sent += 1;
      shop.input = input;
      shop.reported.push("the order");
      return shop.checkout();
    }
    if (operation === "deliveriesMutation") {
      shop.cart = { ...shop.cart, chosenShippingMethods: input.shippingMethods ?? [] };
      return { data: { updateShippingMethod: { cart: { total: shop.cart.total } } } };
    }
    if (operation === "findOrderWithIntentsQuery" && !shop.reportsIntents) {
      return { errors: [{ message: 'Cannot query field "metaData" on type "Order".' }] };
    }
    if (operation.startsWith("handOverLink")) return { data: shop.links };
    if (operation.startsWith("findOrder")) {
      if (!shop.orders) throw new Error("the backend is unavailable");
      return { data: { customer: { orders: { nodes: shop.orders } } } };
    }
    if (operation === "shopChoicesCountriesQuery") return { data: { allowedCountries: ["US"] } };
    if (operation === "shopChoicesStatesQuery")
      return { data: { countryStates: [{ code: "CA" }] } };
    if (operation === "sendAddressesMutation") {
      shop.reported.push(input);
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
    reportsIntents: true,
    checkout: () => checkoutResponseTo(order),
    storeCheckout: () => Response.json(storeOrderOf(order)),
    storeCart: () => Response.json(storeCartOf()),
    meanwhile: () => {},
    links: null,
    sent: 0,
    input: undefined,
    reported: [],
    send: async (url, init) => {
      if (url === `${STORE_URL}cart`) return shop.storeCart();
      if (url === `${STORE_URL}checkout`) {
        shop.sent += 1;
        shop.input = JSON.parse(init?.body as string);
        return shop.storeCheckout();
      }
      const { operationName, variables } = JSON.parse(init?.body as string) as {
        operationName: string;
        variables: { input?: Input };
      };
      return Response.json(await response(operationName, variables.input ?? {}));
    },
  };
  return shop;
}
