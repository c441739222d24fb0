import { afterEach, describe, expect, test } from "vitest";
import productPage from "#__generated__/ProductPageQuery.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { recoverBackend } from "#tests/worlds/servers/recoverBackend.ts";
import { failures } from "#tests/worlds/backends/wooErrors.ts";
import type { Failure } from "#tests/worlds/backends/wooErrors.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1500" }, woo: {} });
/** Words that no visitor may see: file names, a stack trace, the backend's own messages. */
const INNARDS = /\bat .+:\d+|\.m?[jt]s:\d|OperationError|critical error|wp-load|maintenance/;

const withoutResponse = casesOf(
  (Object.keys(failures) as Failure[]).filter(
    (failure) => failure !== "responds with null and an error",
  ),
  4,
);

afterEach(() => recoverBackend(world()));

const open = async (url: string) => {
  const { statusCode, headers, body } = await world().app.inject({ url });
  return { status: statusCode, headers, body };
};

async function send({ text }: { text: string | null }, variables: object) {
  const payload = { query: text, variables };
  const result = await world().app.inject({ method: "POST", url: "/graphql", payload });
  return { status: result.statusCode, body: result.body };
}

describe("a backend that fails", () => {
  test.each(withoutResponse)("%s: /graphql responds with 502 after one request", async (error) => {
    world().woo.fail(error);
    world().woo.forget();
    const { status, body } = await send(productPage.params, { slug: "belt" });
    expect(status).toBe(502);
    expect(JSON.parse(body)).toEqual({
      errors: [{ message: "The shop's backend did not respond." }],
    });
    expect(world().woo.calls()).toHaveLength(1);
  });

  test.each(withoutResponse)("%s: a page responds with the unavailable page", async (fault) => {
    world().woo.fail(fault);
    const { status, headers, body } = await open("/product/sunglasses");
    expect(status).toBe(503);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["retry-after"]).toBe("2");
    expect(body).toContain("<title>Back soon | Osier</title>");
    expect(body).toContain("We can’t open this page right now");
    expect(body).toContain('href="/cart"');
    expect(body).not.toMatch(INNARDS);
  });

  test("responds with an error: a page responds with the error page", async () => {
    world().woo.fail("responds with null and an error");
    const { status, headers, body } = await open("/product/sunglasses");
    expect(status).toBe(500);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["retry-after"]).toBeUndefined();
    expect(body).toContain("<title>Something broke | Osier</title>");
    expect(body).toContain("We can’t open this page<");
    expect(body).toContain('href="/cart"');
    expect(body).not.toMatch(INNARDS);
  });

  test("gives each error page a reference of its own, which the page's script receives too", async () => {
    world().woo.fail("responds with null and an error");
    const pages = await Promise.all(["/", "/products"].map(open));
    const references = pages.map(({ body }) => {
      const shown = />Reference: ([0-9a-f-]{36})</.exec(body)?.[1];
      expect(body).toContain(`"reference":"${shown}"`);
      return shown;
    });
    expect(new Set(references).size).toBe(2);
  });

  // A hanging backend would otherwise take its whole timeout twice.
  test.each(withoutResponse)("%s: the error page sends no second request", async (fault) => {
    const { woo } = world();
    woo.fail(fault);
    woo.forget();
    await open("/product/sunglasses");
    expect(woo.calls().map(({ body }) => body.operationName)).not.toContain("ErrorPageQuery");
  });

  test("receives requests again as soon as it recovers", async () => {
    world().woo.fail("breaks the connection");
    expect((await open("/product/hoodie-with-logo")).status).toBe(503);
    world().woo.recover();
    expect((await open("/product/hoodie-with-logo")).status).toBe(200);
  });

  test("has its GraphQL errors passed through", async () => {
    world().woo.fail("responds with null and an error");
    const { status, body } = await send(cartQuery.params, {});
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      data: null,
      errors: [{ message: "Internal server error" }],
    });
  });

  test("makes a payload contain nothing but its status and the parts that work", async () => {
    world().woo.fail("responds 200 with a page");
    const unavailable = await open("/product/polo/_payload.json");
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers["cache-control"]).toBe("private, no-store");
    expect(JSON.parse(unavailable.body)).toEqual({
      status: 503,
      unavailable: { categories: [], hasSearch: false, filters: [], hasPlainPage: false },
      data: { productCategories: null, pages: null, products: null, saleItems: null },
      variables: {},
    });
    world().woo.fail("responds with null and an error");
    const { status, headers, body } = await open("/product/polo/_payload.json");
    expect([status, body]).toEqual([500, '{"status":500}']);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test("loses no cart: the same lines are there afterwards", async () => {
    const { app, woo } = world();
    const shopper = formShopper(app);
    await shopper.submit({ productId: "15", quantity: "2" });
    const token = shopper.token();
    for (const failure of ["responds 200 with a page", "breaks the connection"] as const) {
      woo.fail(failure);
      expect((await shopper.open("/cart")).statusCode).toBe(503);
      expect(await shopper.submit({ productId: "16" })).toMatchObject({
        status: 503,
        location: undefined,
      });
      expect(shopper.token()).toBe(token);
    }
    await recoverBackend(world());
    expect(Object.keys(await shopper.lines())).toEqual(["Belt"]);
  });
});

describe("a response with errors for its main field", () => {
  test("never shows a session's failed cart as an empty one", async () => {
    const { app, woo } = world();
    const shopper = formShopper(app);
    await shopper.submit({ productId: "15" });
    woo.failField("cart");
    for (const url of ["/cart", "/checkout"]) {
      const { statusCode: status, body: html } = await shopper.open(url);
      expect(status).toBe(503);
      expect(html).toContain("We can’t show your cart right now. It’s safe");
      expect(html).not.toContain("Your cart is empty");
    }
  });

  test("shows a refused session's cart as empty, so that the browser handles the refusal", async () => {
    const shopper = formShopper(world().app, { "woo-session": "not.a.token" });
    const { statusCode: status, body: html } = await shopper.open("/cart");
    expect(status).toBe(200);
    expect(html).toContain("Your cart is empty");
    expect(shopper.token()).toBe("not.a.token");
  });

  test("gets the error page when the page's main data is missing", async () => {
    const { woo } = world();
    const fields = "products productCategories categories listed product pages";
    fields.split(" ").forEach((field) => woo.failField(field));
    for (const url of ["/products", "/categories", "/product/beanie-with-logo"]) {
      expect((await open(url)).status).toBe(500);
    }
  });
});

describe("missing pages", () => {
  test("have no error reference", async () => {
    const { status, body } = await open("/product/none");
    expect(status).toBe(404);
    expect(body).not.toMatch(/reference/i);
  });

  test("query the backend once for an unknown product, with or without a query string", async () => {
    const { woo } = world();
    await open("/nothing");
    woo.forget();
    for (const search of ["?from=mail", "", "?from=elsewhere"]) {
      expect((await open(`/product/unknown${search}`)).status).toBe(404);
    }
    expect(woo.calls()).toHaveLength(2); // The page's own query and its head's.
  });

  test("send no query for an impossible product slug", async () => {
    const { woo } = world();
    await open("/nothing");
    woo.forget();
    for (const name of ["%00", "a".repeat(201)]) {
      for (const end of ["", "?from=mail", "/_payload.json"]) {
        expect((await open(`/product/${name}${end}`)).status).toBe(404);
      }
    }
    expect(woo.calls()).toEqual([]);
  });

  test("query the error page's products and categories once at most", async () => {
    const { woo } = world();
    woo.forget();
    for (const url of ["/nothing-1", "/nothing-2", "/nothing-3"]) {
      expect((await open(url)).status).toBe(404);
    }
    const requests = woo.calls().filter(({ body }) => body.operationName === "ErrorPageQuery");
    expect(requests.length).toBeLessThanOrEqual(1);
  });
});
