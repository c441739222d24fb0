import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCardPages } from "./cards/cardPages.ts";
import { intentOf } from "./cards/paymentIntents.ts";
import { demoShop } from "./demoShop.ts";
import { demoTexts, exchangedTexts } from "./demoTexts.ts";
import { createShopHandler } from "./http.ts";
import { shopIn } from "./money/currencies.ts";
import { openShop } from "./openShop.ts";
import { createPayPage } from "./orders/payPage.ts";
import { findOrder } from "./orders/orderStore.ts";
import { setOrderStatus } from "./orders/orderStatus.ts";
import { searchedCatalogue } from "./search/searchedCatalogue.ts";
import type { Shop } from "./shop.ts";
import { respondStoreApi } from "./storeApi/storeApi.ts";
import { createWordPress } from "./wordpress/wordpress.ts";

// The demonstration in a second currency: euros at 1.17 for a pound.

type Asked = { currency?: string; session?: Session };
/** Tokens of a shopper's session, from the responses. */
type Session = { token?: string; cart?: string };

let shop: Shop;
let graphql: ReturnType<typeof createShopHandler>;
beforeAll(async () => {
  shop = await openShop({ dataDir: ":memory:", takesCards: true, redirectPay: true });
  graphql = createShopHandler(shop);
});
afterAll(() => shop.close());

const headersOf = ({ currency, session }: Asked) => ({
  "content-type": "application/json",
  ...(currency !== undefined && { "x-vitrine-currency": currency }),
  ...(session?.token !== undefined && { "woocommerce-session": `Session ${session.token}` }),
  ...(session?.cart !== undefined && { "cart-token": session.cart }),
});

function remember(session: Session | undefined, { headers }: Response): void {
  const [token, cart] = [headers.get("woocommerce-session"), headers.get("cart-token")];
  if (session) Object.assign(session, token && { token }, cart && { cart });
}

async function textOf(asked: Asked, query: string, handle = graphql): Promise<string> {
  const request = { method: "POST", headers: headersOf(asked), body: JSON.stringify({ query }) };
  const response = await handle(new Request("http://shop.test/graphql", request));
  remember(asked.session, response);
  return (await response.text()).replaceAll("&nbsp;", " ");
}

/** Answers a query; the first error of the answer is thrown. */
async function ask(asked: Asked, query: string) {
  const { data, errors } = JSON.parse(await textOf(asked, query)) as {
    data: Record<string, unknown>;
    errors?: { message: string }[];
  };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

async function store(asked: Asked, name: string, body?: object) {
  const method = body ? "POST" : "GET";
  const request = {
    method,
    headers: headersOf(asked),
    ...(body && { body: JSON.stringify(body) }),
  };
  const url = `http://shop.test/wp-json/wc/store/v1/${name}`;
  const response = await respondStoreApi(shop, new Request(url, request), name);
  remember(asked.session, response);
  return (await response.json()) as Record<string, unknown>;
}

const idOf = (sql: string) => Number(shop.database.first(sql)?.["id"]);
const TAPERS =
  "select id from variation where regular_price = 1350 and product_id = (select id from product where slug = 'dipped-tapers')";
const BOTTLE = "select id from product where slug = 'match-bottle'";

const EUROS = { currency: "EUR" };
const PRODUCTS = `{
  bottle: product(id: "match-bottle", idType: SLUG) { ... on SimpleProduct { price raw: price(format: RAW) } }
  candlestick: product(id: "chamber-candlestick", idType: SLUG) {
    ... on SimpleProduct { onSale regularPrice salePrice price raw: salePrice(format: RAW) }
  }
  tapers: product(id: "dipped-tapers", idType: SLUG) {
    ... on VariableProduct {
      price raw: price(format: RAW)
      variations { nodes { price raw: price(format: RAW) } }
    }
  }
}`;

test("Every price of a product is exchanged once, and rounded to the cent", async () => {
  expect(await ask(EUROS, PRODUCTS)).toEqual({
    bottle: { price: "16,38 €", raw: "16.38" },
    candlestick: {
      onSale: true,
      regularPrice: "33,93 €",
      salePrice: "28,08 €",
      price: "28,08 €",
      raw: "28.08",
    },
    tapers: {
      price: "14,04 € - 15,80 €",
      raw: "14.04, 15.80, 15.80",
      variations: {
        nodes: [
          { price: "14,04 €", raw: "14.04" },
          { price: "15,80 €", raw: "15.8" },
          { price: "15,80 €", raw: "15.8" },
        ],
      },
    },
  });
});

test("A list is filtered, sorted and counted by the prices that it shows", async () => {
  const list = (where: string) => `{
    products(first: 40, where: { ${where}, orderby: [{ field: PRICE, order: ASC }] }) {
      nodes { ... on SimpleProduct { raw: price(format: RAW) } }
    }
    collectionStats(calculatePriceRange: true, where: { ${where} }) {
      priceRange { minPrice maxPrice(format: RAW) }
    }
  }`;
  const shown = async (where: string) => {
    const data = await ask(EUROS, list(`typeIn: [SIMPLE], ${where}`));
    const { products, collectionStats: stats } = data as {
      products: { nodes: { raw: string }[] };
      collectionStats: { priceRange: object };
    };
    return { prices: products.nodes.map(({ raw }) => Number(raw)), ...stats };
  };
  const { prices, priceRange } = await shown("minPrice: 16.38, maxPrice: 28.08");
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect([prices[0], prices.at(-1)]).toEqual([16.38, 28.08]);
  expect(priceRange).toEqual({ minPrice: "16,38 €", maxPrice: "28.08" });
  expect((await shown("minPrice: 16.39, maxPrice: 28.07")).prices).toEqual(
    prices.filter((price) => price > 16.38 && price < 28.08),
  );
});

const CART = `cart {
  contents { nodes { quantity subtotal(format: RAW) subtotalTax(format: RAW) total } }
  subtotal(format: RAW) subtotalTax(format: RAW) contentsTotal discountTotal discountTax
  shippingTotal(format: RAW) shippingTax(format: RAW) total raw: total(format: RAW) totalTax
  appliedCoupons { code discountAmount(excludeTax: false) }
  availableShippingMethods { rates { id cost } }
}`;

/** Fills a cart: three tapers at £13.50, a bottle at £14.00, and £5.00 off. */
async function fillCart(asked: Asked & { session: Session }) {
  const items = `{ productId: ${idOf(TAPERS)}, quantity: 3 }, { productId: ${idOf(BOTTLE)} }`;
  await ask(asked, `mutation { addCartItems(input: { items: [${items}] }) { added { key } } }`);
  await ask(asked, `mutation { applyCoupon(input: { code: "FROME5" }) { applied { code } } }`);
  return asked;
}

test("A cart's lines, coupon, delivery and taxes are exchanged, and add up to its total", async () => {
  const shopper = await fillCart({ ...EUROS, session: {} });
  const { cart } = (await ask(shopper, `{ ${CART} }`)) as { cart: Record<string, unknown> };
  expect(cart).toMatchObject({
    // Three times 15.80, not 40.50 exchanged, and the bottle's 16.38, less 5.85.
    contents: { nodes: [{ quantity: 3, total: "43,01 €" }, { total: "14,92 €" }] },
    contentsTotal: "63,78 €",
    appliedCoupons: [{ code: "frome5", discountAmount: "5,85 €" }],
    availableShippingMethods: [{ rates: [{ cost: "5,27 €" }, { cost: "0,00 €" }] }],
    shippingTotal: "4.39",
    total: "63,20 €",
    raw: "63.20",
  });
  const seen = await store(shopper, "cart");
  expect(seen).toMatchObject({
    totals: {
      total_price: "6320",
      currency_code: "EUR",
      currency_symbol: "€",
      currency_minor_unit: 2,
      currency_decimal_separator: ",",
      currency_thousand_separator: ".",
      currency_prefix: "",
      currency_suffix: " €",
    },
    items: [{ prices: { price: "1580", currency_code: "EUR" } }, { prices: { price: "1638" } }],
    shipping_rates: [{ shipping_rates: [{ price: "439", currency_code: "EUR" }, { price: "0" }] }],
  });
});

test("Minimum amounts of coupons and of free delivery are exchanged", async () => {
  const shopper = { ...EUROS, session: {} };
  const add = (product: string, quantity: number) =>
    `mutation { addToCart(input: { productId: ${idOf(product)}, quantity: ${quantity} }) { ${CART} } }`;
  await ask(shopper, add(BOTTLE, 3));
  const apply = 'mutation { applyCoupon(input: { code: "FROME5" }) { applied { code } } }';
  await expect(ask(shopper, apply)).rejects.toThrow("58,50 <span");
  // 4 bottles and a taper are 81.32 euros, £69.50.
  expect(JSON.stringify(await ask(shopper, add(BOTTLE, 1)))).not.toContain("free_shipping");
  expect(JSON.stringify(await ask(shopper, add(TAPERS, 1)))).toContain("free_shipping");
});

test("A cart that is read in another currency is shown in that", async () => {
  const { session } = await fillCart({ ...EUROS, session: {} });
  const total = async (asked: Asked) => (await ask(asked, "{ cart { total } }"))["cart"];
  expect(await total({ session })).toEqual({ total: "£54.00" });
  expect(await total({ session, ...EUROS })).toEqual({ total: "63,20 €" });
  expect(await store({ session }, "cart")).toMatchObject({ totals: { total_price: "5400" } });
});

/** Opens one of WordPress's own pages, with the cookies of an earlier one. */
async function openPage(url: string, cookie = "") {
  const response = await createWordPress(shop)(new Request(url, { headers: { cookie } }));
  const body = (await response.text()).replaceAll("\u00a0", " ");
  const set = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { body, location: response.headers.get("location") ?? "", cookie: set.join("; ") };
}

test("A cart that is handed over to WordPress's own pages keeps the currency that it was seen in", async () => {
  const shopper = await fillCart({ ...EUROS, session: {} });
  const { customer } = (await ask(shopper, "{ customer { checkoutUrl } }")) as {
    customer: { checkoutUrl: string };
  };
  const { location, cookie } = await openPage(customer.checkoutUrl);
  const page = new URL(location, shop.siteUrl).href;
  expect((await openPage(page, cookie)).body).toContain("63,20 € (includes 10,54 € tax)");
  await ask({ session: shopper.session }, "{ cart { total } }");
  expect((await openPage(page, cookie)).body).toContain("£54.00 (includes £8.99 tax)");
});

const ORDER = `orderNumber databaseId orderKey currency total subtotal raw: total(format: RAW)
  lineItems { nodes { subtotal } } shippingLines { nodes { total } }
  couponLines { nodes { discount } } taxLines { nodes { taxTotal } }`;
const ADDRESS = `firstName: "Ann", lastName: "Lee", address1: "1 Row",
  city: "Frome", postcode: "BA11 1AA", country: GB`;

const placeBy = (method: string, email: string, total = "") => `mutation {
  checkout(input: { paymentMethod: "${method}", billing: { ${ADDRESS}, email: "${email}" }
    metaData: [${total && `{ key: "vitrine_seen_total", value: "${total}" }`}] }) { order { ${ORDER} } }
}`;

describe("an order", () => {
  test("is placed in the currency of the confirmed total, and refused in another", async () => {
    const shopper = await fillCart({ ...EUROS, session: {} });
    const refused = ask({ session: shopper.session }, placeBy("cod", "bea@example.test", "63.20"));
    await expect(refused).rejects.toThrow("not the one that was shown");
    expect(await ask(shopper, placeBy("cod", "bea@example.test", "63.20"))).toMatchObject({
      checkout: { order: { currency: "EUR", total: "63,20 €" } },
    });
  });

  test("keeps its currency, whatever its pages are asked in", async () => {
    const shopper = await fillCart({ ...EUROS, session: {} });
    const placed = (await ask(shopper, placeBy("redirect-pay", "ann@example.test"))) as {
      checkout: { order: { databaseId: number; orderKey: string } };
    };
    const { databaseId: id, orderKey: key } = placed.checkout.order;
    for (const asked of [{ session: shopper.session }, shopper]) {
      const query = `{ customer { orders { nodes { ${ORDER} } } } }`;
      expect(await ask(asked, query)).toMatchObject({
        customer: {
          orders: {
            nodes: [{ currency: "EUR", total: "63,20 €", subtotal: "53,15 €", raw: "63.2" }],
          },
        },
      });
    }
    const paying = createPayPage(shop);
    const page = await paying(new Request(`http://shop.test/embedded-pay/${key}`));
    expect(await page.text()).toContain(`Order ${id}: 63,20&nbsp;€`);
    const order = findOrder(shop, { id });
    if (!order) throw new Error("The order was placed.");
    expect(setOrderStatus(shop, order, "refunded")).toMatchObject({
      currency: "EUR",
      totals: { total: 6320 },
    });
    const received = `http://shop.test/checkout/order-received/${id}/?key=${key}`;
    const { body } = await openPage(received);
    expect(body).toContain("63,20 € (includes 10,54 € tax)");
  });

  test("is paid by card in the currency that was seen", async () => {
    const shopper = await fillCart({ ...EUROS, session: {} });
    expect(await ask(shopper, "{ vitrineCardMethods { currency } }")).toEqual({
      vitrineCardMethods: [{ currency: "EUR" }],
    });
    await store(shopper, "cart");
    const names = { first_name: "Ann", last_name: "Lee", address_1: "1 Row", city: "Frome" };
    const address = { ...names, postcode: "BA11 1AA", country: "GB", email: "ann@example.test" };
    const answer = await store(shopper, "checkout", {
      billing_address: address,
      shipping_address: address,
      payment_method: "demo_card",
      payment_data: [{ key: "wc-stripe-payment-method", value: "pm_card_visa" }],
      extensions: { vitrine: { seen_total: "63.20" } },
    });
    const intent = intentOf(shop, Number(answer["order_id"]));
    expect(intent).toMatchObject({ amount: 6320, currency: "eur", status: "succeeded" });
    const body = new URLSearchParams({ client_secret: intent?.clientSecret ?? "" });
    const at = `http://shop.test/demo-card/intents/${intent?.id}`;
    const response = await createCardPages(shop)(new Request(at, { method: "POST", body }));
    expect(await response.json()).toMatchObject({ amount: 6320, currency: "eur" });
  });
});

test("The demonstration's own words and a search record have their amounts in the currency", () => {
  const euros = shopIn(shop, "EUR");
  const { promises, delivery } = exchangedTexts(euros, demoTexts);
  expect(promises?.[0]).toEqual({
    strong: "Free delivery over 70,20\u00a0€.",
    rest: "5,27\u00a0€ under.",
  });
  expect(delivery?.free).toMatchObject({
    from: "70.20",
    currency: "EUR",
    way: "Over 70,20\u00a0€",
  });
  expect(exchangedTexts(shop, demoTexts)).toBe(demoTexts);
  const tapers = idOf("select id from product where slug = 'dipped-tapers'");
  const { reader, keepCurrent } = searchedCatalogue(shop, [], (index) => ({
    language: "en",
    ...(index !== "" && { currency: index }),
  }));
  keepCurrent();
  expect(reader("EUR")(tapers)).toMatchObject({ price: 14.04, maxPrice: 15.8 });
  expect(reader("")(tapers)).toMatchObject({ price: 12, maxPrice: 13.5 });
});

test("Without the header, in its own currency and in an unknown one the shop answers as before", async () => {
  const { currencies: _, ...settings } = demoShop.settings;
  const before = await openShop({ dataDir: ":memory:", merchandise: { ...demoShop, settings } });
  const handle = createShopHandler(before);
  const expected = await textOf({}, PRODUCTS, handle);
  for (const asked of [{}, { currency: "GBP" }, { currency: "XXX" }, { currency: "eur" }]) {
    expect(await textOf(asked, PRODUCTS)).toBe(expected);
  }
  expect(expected).toContain("£12.00 - £13.50");
  expect(await textOf(EUROS, PRODUCTS, handle)).toBe(expected);
  before.close();
});
