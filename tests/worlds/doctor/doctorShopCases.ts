import { oneAtATime, slow, withError, withSetup, withText, withoutField } from "./doctorFaults.ts";
import { jpeg } from "./faultCase.ts";
import type { FaultCase, FaultCaseRow } from "./faultCase.ts";

// Faults of connection, plugins and catalogue, with the check that finds each.

const DAY_MS = 86_400_000;
/** Faults of connection, plugins and catalogue. */
export const shopCases: readonly FaultCaseRow[] = [
  ["no GraphQL", "reachable", "fail", "Activate WPGraphQL", { prepare: (p) => p.respond(404) }],
  [
    "a redirect",
    "reachable",
    "fail",
    "the address it redirects to",
    { prepare: (p) => p.respond(301, { location: "https://www.shop.example/graphql" }) },
  ],
  [
    "plain HTTP",
    "certificate",
    "fail",
    "address with https",
    {
      over: () => ({
        endpoint: "http://shop.example/graphql",
        fetch: async () => jpeg(),
      }),
    },
  ],
  [
    "an old certificate",
    "certificate",
    "warn",
    "in 3 days",
    {
      over: () => ({
        endpoint: "https://shop.example/graphql",
        fetch: async () => jpeg(),
        certificateEnd: async () => new Date(Date.now() + 3.5 * DAY_MS),
      }),
    },
  ],
  [
    "an endpoint for users only",
    "guests",
    "fail",
    "Restrict Endpoint to Authenticated Users",
    withError("doctorGuestsQuery", "The field cannot be accessed without authentication."),
  ],
  [
    "an endpoint for another storefront",
    "guests",
    "fail",
    "Set FORWARDED_CLIENT_SECRET",
    withError("doctorGuestsQuery", "This endpoint is open to … (vitrine_closed_endpoint)."),
  ],
  ["a clock of 10 minutes ahead", "clock", "fail", /by (?:599|600|601) s/, ahead(600)],
  ["a clock of a minute ahead", "clock", "warn", /by (?:59|60|61) s/, ahead(60)],
  [
    "no WooGraphQL",
    "woographql",
    "fail",
    "wp-graphql-woocommerce",
    withError("doctorShopQuery", 'Cannot query field "products" on type "RootQuery".'),
  ],
  [
    "an old WooGraphQL",
    "versions",
    "fail",
    "WooGraphQL to 1.0.1",
    withSetup({ woographql: "1.0.0" }),
  ],
  ["an old WPGraphQL", "versions", "fail", "WPGraphQL to 2.0", withSetup({ wpgraphql: "1.32.1" })],
  [
    "a missing field",
    "operations",
    "fail",
    "CartPageQuery",
    withoutField("displayPricesIncludeTax"),
  ],
  [
    "a limit of the depth",
    "operations",
    "fail",
    "Max Depth",
    withError("doctorOperationsQuery", "Max query depth should be 5 but got 9."),
  ],
  ["no accounts", "accounts", "warn", "WPGraphQL-JWT-Authentication", withoutField("login")],
  ["a slow list", "latency", "warn", "HomePageQuery", slow("HomePageQuery", 2500)],
  [
    "a large response",
    "response-sizes",
    "warn",
    "ProductsPageQuery",
    withText("ProductsPageQuery", /^\{/g, `{"extensions":{"text":"${"x".repeat(1_500_000)}"},`),
  ],
  [
    "fewer workers than connections",
    "connections",
    "warn",
    /Set BACKEND_CONNECTIONS=[1-4],/,
    oneAtATime("doctorConnectionQuery", 150),
  ],
  [
    "plain permalinks",
    "permalinks",
    "warn",
    "plain permalinks",
    withText("doctorSampleQuery", /"uri":"\/product\//g, '"uri":"/?product='),
  ],
  [
    "another product base",
    "permalinks",
    "warn",
    "Product permalinks",
    withText("doctorSampleQuery", /"uri":"\/product\//g, '"uri":"/things/'),
  ],
  [
    "another folder of products than the storefront's",
    "permalinks",
    "warn",
    "Set PRODUCT_PATH=/things",
    withText("doctorSampleQuery", /"uri":"\/product\//g, '"uri":"/things/clothing/'),
  ],
  [
    "another folder of categories",
    "permalinks",
    "warn",
    "Set CATEGORY_PATH=/kategorie",
    withText("doctorCategoriesQuery", /"uri":"\/product-category\//g, '"uri":"/kategorie/'),
  ],
  [
    "a redirect of all missing addresses",
    "redirects",
    "warn",
    "https://shop.example/",
    {
      over: () => ({
        fetch: async (_address, { method } = {}) =>
          method === "HEAD"
            ? new Response(null, { status: 302, headers: { location: "https://shop.example/" } })
            : jpeg(),
      }),
    },
  ],
  [
    "pictures of a CDN",
    "picture-origins",
    "fail",
    'IMAGE_ORIGINS="https://cdn.example"',
    withText("doctorSampleQuery", /https:\/\/shop\.example/g, "https://cdn.example"),
  ],
  [
    "a refused picture",
    "pictures",
    "fail",
    "responds with 403",
    { picture: () => new Response("", { status: 403 }) },
  ],
  [
    "a page instead of a picture",
    "pictures",
    "fail",
    "html",
    { picture: () => jpeg(9, "text/html") },
  ],
  ["a large picture", "pictures", "warn", "6.0 MB", { picture: () => jpeg(6_000_000) }],
  ["a product with a password", "product-lists", "warn", "5001", { shop: "protected" }],
  [
    "a list that fails",
    "product-lists",
    "fail",
    "log of PHP",
    withText("doctorListQuery", /^.+$/gs, '{"data":{"products":null}}'),
  ],
  ["products of plugins", "product-types", "warn", "Enable Unsupported types", { shop: "plugins" }],
];

function ahead(seconds: number): FaultCase {
  return { over: ({ now }) => ({ now: () => now() - seconds * 1000 }) };
}
