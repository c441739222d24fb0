import { Environment, Network, RecordSource, Store, getRequest } from "relay-runtime";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { describe, expect, test } from "vitest";
import type { CountriesEnum } from "#__generated__/useCountryStatesQuery.graphql.ts";
import countryStates from "#__generated__/useCountryStatesQuery.graphql.ts";
import listPrice from "#__generated__/listPriceQuery.graphql.ts";
import productPrice from "#__generated__/productPriceQuery.graphql.ts";
import removeCoupons from "#__generated__/useCouponsRemoveMutation.graphql.ts";
import suggestedProducts from "#__generated__/suggestedProductsQuery.graphql.ts";
import updateCustomer from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import updateShippingMethod from "#__generated__/useUpdateShippingMethodMutation.graphql.ts";
import useCheckout from "#__generated__/useCheckoutQuery.graphql.ts";
import { addUnits, setQuantities } from "#relay/cart/intentAttempt.ts";
import { applyCoupon, fillCart } from "#relay/cart/sendRestoration.ts";
import { sortOrders } from "#components/category/sortOrders.ts";
import { joinColors, narrowingAttributes } from "#relay/contract/page/facets.ts";
import type { PageAddress, PageQuery } from "#relay/pageQuery.ts";
import { describeOperation } from "#server/backend/door/describeOperation.ts";
import { operationTexts } from "#server/backend/door/operations.ts";
import { createVariableCheck } from "#server/backend/door/variables.ts";
import { readBrowserInputs } from "#server/backend/schema/browserInputs.ts";

// The variables that the storefront's own code sends, against the gateway's check of them.

const operations = new Map(
  operationTexts()
    .map(describeOperation)
    .map((operation) => [operation.name, operation]),
);
const check = createVariableCheck(readBrowserInputs());

type Sent = { name: string; variables: Variables };

/** Returns the gateway's error for a request; JSON has no undefined values. */
function errorOf({ name, variables }: Sent): string | undefined {
  const operation = operations.get(name);
  if (!operation) return `${name} is not in the list of operations.`;
  return check(operation, JSON.parse(JSON.stringify(variables)) as Record<string, unknown>);
}

const nameOf = (document: GraphQLTaggedNode) => getRequest(document).params.name;

const pages = Object.values(
  import.meta.glob<PageQuery>("/pages/**/+query.ts", { eager: true, import: "query" }),
);

const TAXONOMIES = ["pa_colour", "pa_glaze", "pa_made-in", "pa_size", "pa_wood", "pa_x_2"];
const ATTRIBUTES = joinColors(narrowingAttributes(TAXONOMIES), ["colour", "glaze"]);
const FACETS = {
  colour: "celadon,ink",
  made_in: "wales",
  size: "größe-42",
  wood: "oak",
  price: "10.5-40",
  "price-min": "3",
  stock: "in",
  sale: "1",
  rating: "4",
  after: "YXJyYXk=",
  before: "YXJyYXk=",
  q: "Schöne “Tassen” 🎂",
  category: "mugs",
  reviews: "YXJyYXk=",
};

const searches: Record<string, string>[] = [
  {},
  FACETS,
  ...Object.entries(FACETS).map(([name, value]) => ({ [name]: value })),
  ...Object.keys(sortOrders).map((sort) => ({ sort })),
];

const addresses = searches.flatMap((search): PageAddress[] =>
  [[], ATTRIBUTES].map((attributes) => ({
    routeParams: { product: "tasse-größe", category: "mugs", "*": "about/us" },
    search,
    hasSession: attributes.length > 0,
    attributes,
    texts: { story: { slug: "mug", title: "", text: "" } } as unknown as PageAddress["texts"],
  })),
);

const line = {
  productId: 7,
  quantity: 2,
  variationId: 8,
  variation: [{ attributeName: "Größe / Size", attributeValue: "XL (tall)" }],
  key: "abc",
  name: "Mug",
};

/** Returns the requests of the cart's own functions. */
function sentByCart(): Sent[] {
  const sent: Sent[] = [];
  const network = Network.create(({ name }, variables) => {
    sent.push({ name, variables });
    return new Promise(() => {});
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  void addUnits(environment, line, {});
  void addUnits(environment, { productId: 7, quantity: 1 }, {});
  void setQuantities(environment, [{ key: "abc", quantity: 0 }], {});
  const lines = Array.from({ length: 100 }, () => line);
  void fillCart(environment, { lines, coupons: ["ÉTÉ", "10% Off & More"] }, {});
  void applyCoupon(environment, "ÉTÉ", {});
  return sent;
}

const country = "GB" as CountriesEnum;
const address = { country, state: "", postcode: "BA11 1BZ", city: "Frome", address1: "1 Lane" };
const sentTo = (document: GraphQLTaggedNode, variables: Variables): Sent => ({
  name: nameOf(document),
  variables,
});

/** Requests of hooks, with variables as forms and pages have them. */
const sentByHooks: Sent[] = [
  sentTo(removeCoupons, { input: { codes: ["ÉTÉ"] } }),
  sentTo(updateCustomer, { shipping: address, billing: address }),
  sentTo(updateShippingMethod, {
    input: { shippingMethods: ["flat_rate:1"] },
  }),
  sentTo(countryStates, { country }),
  sentTo(useCheckout, { hasSession: true }),
  sentTo(listPrice, { slugs: ["mug"] }),
  sentTo(suggestedProducts, { ids: [7] }),
  sentTo(productPrice, { id: "cHI6Nw==", slugs: ["mug"] }),
];

/** Operations with variables that only the server sends, past this check. */
const SENT_BY_SERVER = [
  "categoryFactsQuery",
  "completeWordpressPageQuery",
  "displayedSectionsQuery",
  "displayedSectionsRowQuery",
  "matchingProductsQuery",
  "moreRatingsQuery",
  "moreVariationsQuery",
  "productFactsMoreQuery",
  "productFactsQuery",
  "productsFactsQuery",
  "relatedCardsQuery",
  "reviewedProductQuery",
  "sparseAttributesQuery",
  "variationsQuery",
  "wordpressPageFactsQuery",
  "writeReviewMutation",
];

const sentElsewhere = [...sentByCart(), ...sentByHooks];

describe("The gateway", () => {
  test("accepts every page's query with the variables of each of its addresses", () => {
    const errors = pages.flatMap(({ document, variables }) =>
      addresses.map((each) => errorOf({ name: nameOf(document), variables: variables(each) })),
    );
    expect(errors.length).toBeGreaterThan(400);
    expect([...new Set(errors)]).toEqual([undefined]);
  });

  test("accepts the variables of the cart's changes and of hooks", () => {
    expect(sentElsewhere.map(errorOf)).toEqual(sentElsewhere.map(() => undefined));
  });

  test("has been shown every operation with variables that a browser sends", () => {
    const shown = [
      ...pages.map(({ document }) => nameOf(document)),
      ...sentElsewhere.map(({ name }) => name),
    ];
    const varied = [...operations.values()].filter(({ variables }) => variables.length > 0);
    const others = varied.flatMap(({ name }) => (shown.includes(name ?? "") ? [] : [name]));
    expect(others.toSorted()).toEqual(SENT_BY_SERVER);
  });
});
