import { tmpdir } from "node:os";
import { beforeEach, describe, expect, test } from "vitest";
import categoriesPage from "#__generated__/CategoriesPageQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { customerOf } from "#relay/session/session.ts";
import { SettingError, readConfig } from "#server/config.ts";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import { createFormShopper } from "#tests/support/formShopper.ts";
import { failToStart, startShop } from "#tests/support/shop.ts";

const over = appOverWoo();
const HEADER = "woocommerce-session";
const BELT = { productId: "15", quantity: "2" };

beforeEach(() => over().woo.forget());

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const shopper = (token?: string) => createFormShopper(over().app, token);

/** Sends one of the compiler's operations as the browser does. */
async function send({ text }: { text: string | null }, variables: object = {}, token?: string) {
  const answer = await over().app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: text, variables },
    ...(token ? { headers: { [HEADER]: `Session ${token}` } } : {}),
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  return { status: answer.statusCode, token: answer.headers[HEADER], body: answer.body };
}

const add = async (productId: number, token?: string) => {
  const answer = await send(addToCart.params, { input: { productId } }, token);
  return { ...answer, token: String(answer.token) };
};

describe("the catalogue of another shop", () => {
  test.each([
    ["/", "Index | Osier", "All 1026 things"],
    ["/products", "Shop | Osier", "Bulk Product 1000"],
    ["/categories", "Departments | Osier", "Hoodies"],
    ["/category/hoodies", "Hoodies | Osier", "Hoodie with Zipper"],
    ["/product/belt", "Belt | Osier", "$55.00"],
    ["/product/trail-jacket", "Trail Jacket | Osier", 'name="attribute_pa_color"'],
    ["/product/logo-collection", "Logo Collection | Osier", "Hoodie with Logo"],
    ["/product/wordpress-pennant", "WordPress Pennant | Osier", "$11.05"],
    ["/search?q=hoodie", "Search | Osier", "Hoodie with Pocket"],
  ])("%s shows what that shop sells", async (url, title, words) => {
    const { status, html } = await shopper().open(url);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
    expect(html).toContain(words);
  });

  test("is asked for without a session, and the one that is offered is kept from everybody", async () => {
    const { app, woo } = over();
    const cookies = { "woo-session": (await add(15)).token };
    woo.forget();
    const page = await app.inject({ url: "/product/cap", cookies });
    // The page's own query and its head's.
    expect(woo.calls()).toHaveLength(2);
    for (const { session, token: offered = "" } of woo.calls()) {
      expect(session).toBeUndefined();
      expect(offered.split(".")).toHaveLength(3);
      expect(page.body).not.toContain(offered);
    }
    expect(page.headers[HEADER]).toBeUndefined();
    expect(page.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/product/no-such-thing", "/category/no-such-shelf", "/no-such-page"])(
    "%s answers 404 with the words for it",
    async (url) => {
      const { status, html } = await shopper().open(url);
      expect(status).toBe(404);
      expect(titleOf(html)).toBe("Page not found | Osier");
      expect(html).toMatch(/>Page not found</);
      expect(html).toMatch(/>There was an error locating the page</);
    },
  );

  test("its pictures may be shown, though it is on plain HTTP", async () => {
    const { app, woo } = over();
    const { headers } = await app.inject({ url: "/" });
    const origin = new URL(woo.endpoint).origin;
    expect(headers["content-security-policy"]).toContain(`img-src 'self' data: https: ${origin};`);
  });
});

describe("a shopper without script", () => {
  test("who has put nothing in the cart causes no session", async () => {
    const someone = shopper();
    expect((await someone.open("/cart")).html).toContain("Your cart is empty");
    expect(someone.token()).toBe("");
    expect(over().woo.calls()[0]?.body.variables).toEqual({ hasSession: false });
  });

  test("adds, changes and removes; the session's token is renewed each time", async () => {
    const { woo } = over();
    const someone = shopper();
    expect(await someone.post(BELT)).toEqual({ status: 303, location: "/cart" });
    const first = someone.token();
    woo.passTime(2);
    await someone.post({ productId: "16" });
    expect(someone.token()).not.toBe(first);
    expect(customerOf(someone.token())).toBe(customerOf(first));
    const { Belt, Cap } = await someone.lines();
    expect([Belt?.quantity, Cap?.quantity]).toEqual([2, 1]);
    const cart = await someone.open("/cart");
    expect(cart.html).toContain('aria-label="Cart, 3 items"');
    // Prices without tax, delivery of $5.00, and the tax of 8.25 % on both.
    for (const amount of ["$126.00", "$5.00", "$141.81", "$10.81"]) {
      expect(cart.html).toContain(amount);
    }
    await someone.post({ [Belt?.field ?? ""]: "5" });
    expect((await someone.lines())["Belt"]?.quantity).toBe(5);
    expect((await someone.post({ [Belt?.field ?? ""]: "0" })).location).toBe("/cart");
    expect((await someone.post({ [Cap?.field ?? ""]: "0" })).location).toBe("/");
    expect((await someone.open("/cart")).html).toContain("Your cart is empty");
  });

  test("chooses a variation, and the parts of a grouped product", async () => {
    const someone = shopper();
    await someone.post({
      productId: "111",
      attribute_pa_color: "blue",
      attribute_pa_size: "small",
    });
    await someone.post({ "quantity[13]": "1", "quantity[14]": "2" });
    const { html } = await someone.open("/cart");
    expect(html).toContain('aria-label="Cart, 4 items"');
    const lines = await someone.lines();
    expect(Object.keys(lines)).toEqual(["Trail Jacket", "T-Shirt", "Beanie"]);
  });

  test("whose token is refused begins a new session with the next thing added", async () => {
    const someone = shopper("not-a-token");
    expect((await someone.open("/cart")).status).toBe(200);
    await someone.post(BELT);
    expect((await someone.lines())["Belt"]?.quantity).toBe(2);
    expect(customerOf(someone.token())).toMatch(/^t_/);
  });

  test("sees nobody else's lines", async () => {
    const [one, other] = [shopper(), shopper()];
    await Promise.all([one.post(BELT), other.post({ productId: "16" })]);
    expect(Object.keys(await one.lines())).toEqual(["Belt"]);
    expect(Object.keys(await other.lines())).toEqual(["Cap"]);
  });
});

describe("/graphql", () => {
  test("hands the session up as it came, and the renewed one down", async () => {
    const { woo } = over();
    const first = await add(15);
    woo.passTime(2);
    const second = await add(15, first.token);
    const [begun, renewed] = woo.calls();
    expect(begun?.session).toBeUndefined();
    expect(renewed?.session).toBe(`Session ${first.token}`);
    expect([begun?.token, renewed?.token]).toEqual([first.token, second.token]);
    expect(second.token).not.toBe(first.token);
    const cart = await send(cartQuery.params, {}, second.token);
    expect(cart.body).toContain('"quantity":2');
    expect(cart.token).toBeUndefined();
  });

  test("takes no session up with a public operation, and brings none down", async () => {
    const { woo } = over();
    const answer = await send(categoriesPage.params, {}, (await add(15)).token);
    expect(answer.status).toBe(200);
    expect(answer.token).toBeUndefined();
    expect(woo.calls().at(-1)?.session).toBeUndefined();
    expect(woo.calls().at(-1)?.token).toBeDefined();
  });

  test("sends a session's mutations one after another", async () => {
    const { woo } = over();
    const { token } = await add(15);
    await Promise.all(Array.from({ length: 8 }, () => add(15, token)));
    expect(woo.mutationsAtOnce()).toBe(1);
    expect((await send(cartQuery.params, {}, token)).body).toContain('"quantity":9');
  });

  test.each([
    ["free-form text", "{ generalSettings { title } }"],
    ["introspection", "{ __schema { types { name } } }"],
    ["an order that calls itself paid", "mutation { checkout(input: {isPaid: true}) { result } }"],
    ["an own operation that was changed", `${cartQuery.params.text ?? ""} `],
  ])("refuses %s, which never reaches the shop", async (_, text) => {
    expect((await send({ text })).status).toBe(403);
    expect(over().woo.calls()).toEqual([]);
  });

  test("cannot be opened to free-form text", () => {
    const settings = { GRAPHQL_ENDPOINT: over().woo.endpoint, GRAPHQL_FREE_FORM: "on" };
    expect(() => readConfig(settings)).toThrow(SettingError);
  });
});

describe("the embedded shop", () => {
  const hooked = {
    NODE_OPTIONS: `--import=${import.meta.resolve("#tests/support/refuseEmbedded.ts")}`,
  };

  test("is not loaded by a storefront over another shop", async () => {
    const shop = await startShop({ ...hooked, GRAPHQL_ENDPOINT: over().woo.endpoint });
    const page = await fetch(`${shop.url}/product/belt`);
    const added = await fetch(`${shop.url}/cart/items`, {
      method: "POST",
      body: new URLSearchParams(BELT),
      redirect: "manual",
    });
    const cookie = added.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const cart = await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
    await shop.stop();
    expect(page.status).toBe(200);
    expect(cart).toContain('aria-label="Quantity of Belt"');
    expect(shop.output()).toContain(over().woo.endpoint);
    expect(shop.output()).not.toContain("embedded");
  });

  test("would have been noticed", async () => {
    const { code, output } = await failToStart({ ...hooked, PORT: "0", DATA_DIR: tmpdir() });
    expect(code).toBe(1);
    expect(output).toContain("must not be loaded here");
  });

  test("leaves no data behind", async () => {
    const files = await over().keptFiles();
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !/^(pages|builds)(\/|$)|^orders\.sqlite/.test(file))).toEqual([]);
  });
});
