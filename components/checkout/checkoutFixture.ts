import { cartOf, lineOf } from "#components/cart/cartFixture.tsx";

// Test fixture of the checkout: packages, a cart and the response to the page's query.

const rate = (id: string, label: string, cost: string) => ({
  __typename: "ShippingRate",
  id,
  label,
  cost,
});

/** Package with delivery by post or collection. */
export const parcelOf = (packageDetails: string) => ({
  packageDetails,
  rates: [rate("flat:1", "By post", "£4.50"), rate("pickup:2", "Collected", "£0.00")],
});

/** Cart as the checkout queries it, with the chosen delivery. */
export const checkoutCart = (total: string, chosen = "flat:1") => ({
  __typename: "Cart",
  ...cartOf(lineOf("a", 1)).cart,
  isEmpty: false,
  needsShippingAddress: true,
  appliedCoupons: null,
  chosenShippingMethods: [chosen],
  availableShippingMethods: [parcelOf("Fen tumbler ×1")],
  totalTaxes: [{ __typename: "CartTax", id: "1", label: "VAT", amount: "£2.67" }],
  total,
});

const address = (city: string) => ({
  firstName: "Mira",
  lastName: "Holt",
  company: null,
  address1: "3 Willow Vale",
  address2: null,
  city,
  state: null,
  postcode: "BA11 1BZ",
  country: "GB",
});

/** Response to the checkout's query for a known shopper. */
export const responses = (city = "Frome") => ({
  allowedCountries: ["GB", "IE"],
  checkoutCart: checkoutCart("£20.50"),
  paymentGateways: {
    nodes: [
      { __typename: "PaymentGateway", id: "cod", title: "Cash", description: "On delivery." },
    ],
  },
  customer: {
    email: null,
    __typename: "Customer",
    id: "guest",
    databaseId: null,
    shipping: address(city),
    billing: { ...address(city), email: "mira@shop.example", phone: "01373 462153" },
  },
  pages: { nodes: [] },
});
