import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import type { AccountOrder } from "#relay/contract/account/accountData.ts";
import type { PlacedOrder } from "#relay/contract/order/receipt.ts";
import { loadMerchandise, openDatabase, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import type { Merchandise } from "#tests/worlds/backends/embeddedShop.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { businessShop, netShop } from "#tests/worlds/backends/taxedShops.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";

/** Fills a data folder with a shop before it is opened. */
const seededWith = (merchandise: Merchandise) => (folder: string) => {
  const database = openDatabase(shopFile(folder));
  loadMerchandise(database, merchandise, { today: new Date() });
  database.close();
};

const toGermany = {
  phone: "07121 490100",
  shipping_country: "DE",
  shipping_state: "",
  shipping_city: "Reutlingen",
  shipping_postcode: "72764",
  terms: "on",
  paymentMethod: "cod",
};

const settings = { SITE_URL: SITE, GRAPHQL_FREE_FORM: "on" };
const net = worldOf({ settings, prepare: seededWith(netShop) });
const business = worldOf({ settings, prepare: seededWith(businessShop) });

type App = FastifyInstance;

const bodyOf = async (app: App, url: string) => (await app.inject({ url })).body;

/** Returns a page's text with plain spaces. */
const textOf = async (app: App, url: string) =>
  mainText(await bodyOf(app, url)).replaceAll(/&nbsp;|\u00a0/g, " ");

/** Returns the prices of the feed by the links of their items. */
const feedOf = async (app: App) => {
  const feed = await bodyOf(app, "/feed.xml");
  const valueIn = (item: string, name: string) =>
    new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return Object.fromEntries(
    [...feed.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = ""]) => [
      valueIn(item, "link").replace(`${SITE}/product/`, ""),
      [valueIn(item, "price"), valueIn(item, "sale_price")].filter(Boolean).join(", "),
    ]),
  );
};

const offerOf = async (app: App, slug: string) => {
  const { entity } = pageHead(await bodyOf(app, `/product/${slug}`));
  return entity("Product")?.["offers"];
};

describe("a shop that enters prices without the tax it shows", () => {
  test("states the displayed price of a product on its page, in its offer and in the feed", async () => {
    expect(await textOf(net().app, "/product/plain")).toContain("|23,80 €|");
    expect(await offerOf(net().app, "plain")).toMatchObject({
      price: "23.80",
      priceCurrency: "EUR",
    });
    expect(await feedOf(net().app)).toMatchObject({
      plain: "23.80 EUR",
      spoon: "1.49 EUR",
      table: "1469.06 EUR",
      bowl: "35.70 EUR, 28.56 EUR",
      book: "10.70 EUR",
    });
  });

  test("adds up a set's displayed prices, on a card, on its page and in its offer", async () => {
    expect(await textOf(net().app, "/products")).toContain("Set from 25,29 €");
    expect(await textOf(net().app, "/product/set")).toContain("Set from 25,29 €");
    expect(await offerOf(net().app, "set")).toMatchObject({ lowPrice: "1.49", highPrice: "23.80" });
  });

  test("filters by displayed prices, and hints at their range", async () => {
    const filtered = await textOf(net().app, "/products?price=23-24");
    expect(filtered).toContain("Plain Cup");
    expect(filtered).not.toContain("Sale Bowl");
    const hintOf = (html: string, name: string) =>
      Number(
        new RegExp(`<input[^>]*name="${name}"[^>]*>`)
          .exec(html)?.[0]
          .match(/placeholder="([^"]*)"/)?.[1]
          ?.replaceAll(/\D/g, ""),
      );
    const list = await bodyOf(net().app, "/products");
    expect([hintOf(list, "price-min"), hintOf(list, "price-max")]).toEqual([1, 1470]);
  });

  test("links each variation's price to a page that shows it, and lists none that no choice selects", async () => {
    const group = pageHead(await bodyOf(net().app, "/product/hat")).entity("ProductGroup");
    const variants = group?.["hasVariant"] as { url: string; offers: { price: string } }[];
    const offers = variants.map(({ url, offers: { price } }) => [
      url.replace(`${SITE}/product/`, ""),
      `${price} EUR`,
    ]);
    expect(offers.map(([, price]) => price)).toEqual(["26.18 EUR", "23.80 EUR", "29.75 EUR"]);
    const feed = await feedOf(net().app);
    for (const [link = "", price = ""] of offers) {
      expect(feed[link]).toBe(price);
      const shown = `|${price.replace(".", ",").replace("EUR", "€")}|`;
      expect(await textOf(net().app, `/product/${link}`)).toContain(shown);
    }
    expect(Object.values(feed)).not.toContain("117.81 EUR");
  });

  test("keeps prices with tax from a cart with a coupon to the receipt and the account's order", async () => {
    const visitor = formShopper(net().app);
    const [email, password] = ["ada@example.test", "correct-horse-battery"];
    await visitor.post("/account/register", { email, password });
    await visitor.post("/account/login", { username: email, password });
    for (const slug of ["loeffel", "book"]) {
      const { body } = await visitor.open(`/product/${slug}`);
      const productId = /name="productId"[^>]*value="(\d+)"/.exec(body)?.[1] ?? "";
      await visitor.post("/cart/items", { productId, quantity: "1" });
    }
    const fields = { ...toGermany, email, code: "TENTH" };
    await visitor.post("/checkout", { ...fields, step: "code" });
    const form = await visitor.form(fields);
    const { rates } = JSON.parse(form["seen"] ?? "{}") as { rates: { id: string }[] };
    await visitor.place({ ...form, shippingMethod: rates[0]?.id });
    const dataOf = async <Data>(page: string) =>
      (await visitor.open(`${page}/_payload.json`)).json<{ data: Data }>().data;
    const { receipt } = (await dataOf<{ order: PlacedOrder }>("/success")).order;
    const page = `/account/orders/${receipt.number}`;
    const { order } = (await dataOf<{ account: { order: AccountOrder } }>(page)).account;
    for (const { lines, totals, total, includedTax } of [receipt, order]) {
      const amounts = [...lines.map((line) => line.total), ...totals.map(({ amount }) => amount)];
      expect([...amounts, total].map((text) => text.replaceAll("\u00a0", " "))).toEqual([
        "5,95 €",
        "10,70 €",
        "16,65 €",
        "−1,66 €",
        "5,83 €",
        "20,82 €",
      ]);
      expect(includedTax?.replaceAll("\u00a0", " ")).toBe("1,79 € MwSt. 19 % and 0,63 € MwSt. 7 %");
    }
  });
});

describe("a shop that enters prices with a tax it does not show", () => {
  test("states the displayed price of a product on its page, in its offer and in the feed", async () => {
    expect(await textOf(business().app, "/product/plain")).toContain("|16,81 €|");
    expect(await offerOf(business().app, "plain")).toMatchObject({ price: "16.81" });
    expect(await feedOf(business().app)).toMatchObject({
      plain: "16.81 EUR",
      bowl: "25.21 EUR, 20.17 EUR",
      book: "9.35 EUR",
    });
    expect(await textOf(business().app, "/product/set")).toContain("Set from 17,86 €");
  });
});
