import { FULL_SLUGS } from "#tests/worlds/backends/fullProducts.ts";
import { sendTo } from "./shopper.ts";
import type { GatewayResponse } from "./shopper.ts";

// Requests that reach an object of each walked type, and run each mutation of a shopper.

type Handle = (request: Request) => Promise<Response>;

/** Sends documents in which `{{Type}}` stands for all fields of a type. */
export type Send = (document: string, variables?: object) => Promise<GatewayResponse>;

/** A client that keeps its session and, once it has one, an account's authorization. */
export function createClient(handle: Handle, complete: (document: string) => string) {
  const headers = new Headers({ "content-type": "application/json", "user-agent": "Walk/1.0" });
  headers.set("x-real-ip", "203.0.113.7");
  const send: Send = async (document, variables = {}) => {
    const body = JSON.stringify({ query: complete(document), variables });
    const response = await sendTo(handle, { method: "POST", headers, body });
    const token = response.headers.get("woocommerce-session");
    if (token !== null) headers.set("woocommerce-session", `Session ${token}`);
    return response;
  };
  return { send, authorize: (token: string) => headers.set("authorization", `Bearer ${token}`) };
}

const terms = `allTerms: terms(first: 50) { nodes {
  ... on ProductCategory {{ProductCategory}} ... on ProductTag {{ProductTag}}
  ... on ProductType {{ProductType}} ... on VisibleProduct {{VisibleProduct}}
  ... on PaColor {{PaColor}} ... on PaSize {{PaSize}}
} }`;
const attributes = `... on ProductWithAttributes {
  ofGlobal: globalAttributes { nodes {{GlobalProductAttribute}} }
  localAttributes { nodes {{LocalProductAttribute}} }
  defaultAttributes { nodes {{VariationAttribute}} }
}`;

/** Documents that read the catalogue. */
export const CATALOGUE = [
  ...["beanie", "hoodie", "trail-jacket", ...FULL_SLUGS].map(
    (slug) => `{ product(id: "${slug}", idType: SLUG) { ${terms} ${attributes}
      ... on SimpleProduct {{SimpleProduct}} ... on VariableProduct {{VariableProduct}}
      ... on ExternalProduct {{ExternalProduct}} ... on GroupProduct {{GroupProduct}}
      reviews { nodes {{Comment}} edges { node { author { node { ... on CommentAuthor {{CommentAuthor}} } } } } }
      ... on ProductWithVariations { all: variations(first: 20) { nodes {
        ... on SimpleProductVariation {{SimpleProductVariation}}
        attributes { nodes {{VariationAttribute}} } } } } } }`,
  ),
  "{ productCategories(first: 50) { nodes {{ProductCategory}} } productTags { nodes {{ProductTag}} } }",
  "{ terms(first: 100) { nodes { ... on VisibleProduct {{VisibleProduct}} } } }",
  "{ paymentGateways { nodes {{PaymentGateway}} } }",
];

const CART = `... on Cart {{Cart}} ... on Cart {
  lines: contents(first: 100) { nodes { ... on SimpleCartItem {{SimpleCartItem}} extraData {{MetaData}} } }
  appliedCoupons {{AppliedCoupon}} fees {{CartFee}} totalTaxes {{CartTax}} taxLines {{CartTaxLine}}
  availableShippingMethods { ... on ShippingPackage {{ShippingPackage}} rates {{ShippingRate}} }
}`;
const CUSTOMER = `... on Customer {{Customer}} ... on Customer {
  billing {{CustomerAddress}} shipping {{CustomerAddress}} session {{MetaData}}
}`;
const ORDER = `... on Order {{Order}} ... on Order {
  billing {{CustomerAddress}} shipping {{CustomerAddress}} metaData {{MetaData}}
  lineItems { nodes { ... on LineItem {{LineItem}} ... on LineItem { taxes {{OrderItemTax}} } } }
  shippingLines { nodes { ... on ShippingLine {{ShippingLine}}
    ... on ShippingLine { shippingMethod {{ShippingMethod}} metaData {{MetaData}} } } }
  couponLines { nodes {{CouponLine}} } feeLines { nodes {{FeeLine}} }
  taxLines { nodes { ... on TaxLine {{TaxLine}} ... on TaxLine { taxRate {{TaxRate}} } } }
  downloadableItems { nodes {{DownloadableItem}} }
}`;

/** Mutations of a shopper's tour, in order: name, input, and what is read beyond the payload. */
export const TOUR: readonly (readonly [name: string, input: string, more?: string])[] = [
  ["registerCustomer", "$registration", "viewer { databaseId }"],
  ["login", '{ username: "walker", password: "correct-horse-battery" }'],
  [
    "updateUser",
    '{ id: $user, nickname: "Bo", description: "Walks", websiteUrl: "https://a.test" }',
  ],
  ["updateCustomer", "$addresses", `customer { ${CUSTOMER} }`],
  ["addToCart", '{ productId: 14, quantity: 2, extraData: "{\\"gift\\":\\"yes\\"}" }'],
  ["addCartItems", "{ items: [{ productId: 22 }, { productId: 111, variationId: 113 }] }"],
  ["fillCart", '{ items: [{ productId: 15 }], coupons: ["FIVEOFF"] }'],
  ["removeCoupons", '{ codes: ["fiveoff"] }'],
  ["applyCoupon", '{ code: "SAVE10" }', `cart { ${CART} }`],
  ["updateShippingMethod", '{ shippingMethods: ["flat_rate:1"] }'],
  ["updateItemQuantities", "{ items: [{ key: $key, quantity: 3 }] }"],
  ["removeItemsFromCart", "{ keys: [$key] }"],
  ["restoreCartItems", "{ keys: [$key] }"],
  ["updateSession", '{ sessionData: [{ key: "campaign", value: "spring" }] }'],
  ["checkout", "$checkout", `order { ${ORDER} } customer { ${CUSTOMER} lastOrder { ${ORDER} } }`],
  ["addToCart", "{ productId: 14 }"],
  ["emptyCart", "{ clearPersistentCart: true }"],
  ["writeReview", '{ commentOn: 15, content: "Holds.", rating: 4 }', "review {{Comment}}"],
  ["updateReview", '{ id: $review, content: "Holds well.", rating: 5 }'],
  ["deleteReview", "{ id: $review }"],
  ["forgetSession", "{}"],
  ["refreshJwtAuthToken", "{ jwtRefreshToken: $refresh }"],
  ["sendPasswordResetEmail", '{ username: "walker" }'],
  ["resetUserPassword", '{ login: "walker", key: $resetKey, password: "another-horse" }'],
];

const ADDRESS = `{ firstName: "Ann", lastName: "Lee", company: "Lee", address1: "1 Main St",
  address2: "Flat 2", city: "Los Angeles", state: "CA", postcode: "90001", country: US,
  email: "walker@a.test", phone: "5551234" }`;

/** Longer inputs of the tour. */
export const INPUTS: Record<string, string> = {
  $registration: `{ username: "walker", email: "walker@a.test", password: "correct-horse-battery",
    firstName: "Ann", lastName: "Lee", displayName: "Ann Lee", authenticate: true }`,
  $addresses: `{ billing: ${ADDRESS}, shipping: ${ADDRESS} }`,
  $checkout: `{ paymentMethod: "cod", isPaid: true, transactionId: "pay_1", customerNote: "Ring",
    billing: ${ADDRESS}, shipping: ${ADDRESS}, shipToDifferentAddress: true,
    shippingMethod: ["flat_rate:1"], fees: [{ name: "Wrapping", amount: 2, taxable: true }],
    metaData: [{ key: "source", value: "walk" }] }`,
};

/** Document that shows a cart's fee, which only the query that adds it has. */
export const CART_WITH_FEE = `{ cart(fees: [{ name: "Wrapping", amount: 2, taxable: true }]) { ${CART} } }`;
