import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { readConfig } from "#server/kernel/config.ts";
import { loadDoctor } from "#server/commands/doctor/doctorPackage.ts";
import { examinedConfig, withExaminedShop } from "#server/commands/doctor/examinedShop.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { SITE_URL: "https://shop.example", CURRENCY: "USD" }, woo: {} });

const PAGES = [
  "/",
  "/products",
  "/products?stock=in&sort=price",
  "/categories",
  "/category/hoodies",
  "/category/hoodies?sale=on",
  "/product/belt",
  "/product/trail-jacket",
  "/product/logo-collection",
  "/product/no-such-thing",
  "/search?q=hoodie",
  "/cart",
  "/checkout",
  "/success",
  "/no/such/page",
];

const ACCOUNT_PAGES = [
  "/account",
  "/account/addresses",
  "/account/details",
  "/account/downloads",
  "/account/orders/1",
  "/account/forgotten",
];

/** One operation of each part of the server. */
const EXPECTED = [
  "ProductPageQuery",
  "productFactsQuery",
  "useCartQuery",
  "useAddToCartMutation",
  "writeReviewMutation",
  "catalogueListsPagesQuery",
  "sitemapEntriesProductsQuery",
  "feedProductQuery",
  "shopAttributesQuery",
  "shopChoicesStatesQuery",
  "readCartQuery",
  "changeCouponApplyMutation",
  "sendAddressesMutation",
  "sendCheckoutMutation",
  "customerSignInMutation",
  "requestPersonQuery",
  "requestOrderListQuery",
  "requestOrderQuery",
  "accountSourceAddressesQuery",
  "accountSourceDownloadsQuery",
  "sessionCartLinesQuery",
  "actionsRegisterMutation",
  "actionsForgottenMutation",
  "actionsResetMutation",
  "doctorTypeQuery",
  "doctorSetupQuery",
  "doctorCartQuery",
  "doctorAddMutation",
  "doctorEmptyMutation",
  "doctorOperationsQuery",
];

async function openPages(visitor: FormShopper): Promise<void> {
  for (const url of PAGES) {
    await visitor.open(url);
    const [path = "", search] = url.split("?");
    const payload = `${path === "/" ? "" : path}/_payload.json`;
    await visitor.open(search === undefined ? payload : `${payload}?${search}`);
  }
  for (const url of ["/sitemap.xml", "/sitemap-1.xml", "/feed.xml"]) await visitor.open(url);
}

async function placeOrder(): Promise<void> {
  const orderer = await shopperWithCart(world().app);
  await orderer.post("/checkout", { step: "code", code: "no-such-code" });
  await orderer.post("/checkout", { remove: "no-such-code" });
  await orderer.open("/checkout");
  await orderer.place(await orderer.form());
  await orderer.open("/success");
}

async function useAccount(visitor: FormShopper): Promise<void> {
  await visitor.post("/cart/items", { productId: "15", quantity: "2" });
  await visitor.signIn();
  for (const url of ACCOUNT_PAGES) await visitor.open(url);
  const name = { firstName: "Ann", lastName: "Lee", displayName: "Ann" };
  await visitor.post("/account/details", { ...name, email: "ann@example.test" });
  await visitor.post("/account/addresses", { kind: "billing", billing_country: "US" });
  await visitor.post("/account/orders/1/again", {});
  await visitor.post("/account/logout", {});
  const password = "correct-horse-battery";
  await visitor.post("/account/register", { email: "new@example.test", password });
  await visitor.post("/account/forgotten", { username: "ann@example.test" });
  await visitor.post("/account/reset", { login: "ann", key: "abc", password });
}

async function sendOtherForms(visitor: FormShopper): Promise<void> {
  const review = { rating: "4", author: "Jo", email: "jo@example.test", content: "Holds well." };
  await visitor.post("/product/belt/reviews", review);
  await visitor.post("/cart/items", { productId: "14", quantity: "1" });
  const { body } = await visitor.open("/cart");
  const [, line = ""] = /name="(quantity\[[0-9a-f]{32}\])"/.exec(body) ?? [];
  await visitor.post("/cart/items", { [line]: "3" });
  // A browser's request may omit the operation name and variables.
  await visitor.send("/graphql", { query: cartQuery.params.text });
}

/** Runs all checks of the doctor, some of which also run at each start. */
async function examine(): Promise<void> {
  const settings = readConfig({ DATA_DIR: "unused", FORWARDED_CLIENT_SECRET: "x".repeat(32) });
  const { examineShop } = await loadDoctor("doctor");
  await withExaminedShop(examinedConfig(settings, world().woo.endpoint), (access) =>
    examineShop(access, () => {}),
  );
}

test("every request to the backend contains its operation name, variables and text", async () => {
  const visitor = formShopper(world().app);
  await openPages(visitor);
  await sendOtherForms(visitor);
  await placeOrder();
  await useAccount(visitor);
  await examine();
  const bodies: Record<string, unknown>[] = world()
    .woo.calls()
    .map(({ body }) => body);
  for (const body of bodies) {
    expect(Object.keys(body)).toEqual(["operationName", "variables", "query"]);
    expect(body["query"]).toMatch(
      new RegExp(`^(query|mutation) ${String(body["operationName"])}\\b`),
    );
    expect(body["variables"]).toBeTypeOf("object");
  }
  const names = new Set(bodies.map(({ operationName }) => String(operationName)));
  for (const name of EXPECTED) expect(names).toContain(name);
});
