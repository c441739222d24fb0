import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageContext } from "vike/types";
import variationsQuery from "#__generated__/variationsQuery.graphql.ts";
import type { variationsQuery as VariationsQuery } from "#__generated__/variationsQuery.graphql.ts";
import { noteBuild } from "./latestBuild.ts";
import { browserEnvironment, resetBrowserEnvironment } from "./environment.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { loadPage } from "./loadPage.ts";
import type { PageQuery } from "./pageQuery.ts";
import { UnavailableError } from "./unavailablePage.ts";

const loadFullPage = vi.hoisted(() => vi.fn(() => true));
vi.mock("./chunkReload.ts", () => ({ loadFullPage }));

const query: PageQuery<VariationsQuery> = {
  document: variationsQuery,
  variables: ({ routeParams }) => ({ id: routeParams.product ?? "" }),
  exists: ({ product }) => product != null,
};

/** A navigation in the browser to a product page, or to the error page rendered instead. */
const navigation = (is404: boolean | null = null) =>
  ({
    isClientSide: true,
    is404,
    config: { query },
    routeParams: { product: "lamp" },
    urlPathname: "/product/lamp",
    urlOriginal: "/product/lamp?from=mail",
    urlParsed: {
      href: "/product/lamp?from=mail",
      pathname: "/product/lamp",
      pathnameOriginal: "/product/lamp",
      search: { from: "mail" },
      searchOriginal: "?from=mail",
    },
  }) as unknown as PageContext;

/** Stubs fetch: the response at a page's payload URL, and the one of the live query. */
function respondWith(payload: () => Response, live: object = {}) {
  const send = vi.fn(async (url: string) => (url === "/graphql" ? Response.json(live) : payload()));
  vi.stubGlobal("fetch", send);
  return () => send.mock.calls.map(([url]) => url);
}

const failure = (status: number) => () => Response.json({ status }, { status });
const product = { __typename: "SimpleProduct", slug: "lamp", id: "lamp" };

beforeAll(() => {
  document.body.innerHTML = '<script id="payload" type="application/json">{"shop":{}}</script>';
});
afterEach(() => vi.unstubAllGlobals());

describe("A navigation", () => {
  test("fetches the page's payload and nothing else", async () => {
    const requested = respondWith(() =>
      Response.json({ data: { product }, variables: { id: "lamp" } }),
    );
    const context = navigation();
    await loadPage(context);
    expect(context.loaded?.payload?.data).toEqual({ product });
    expect(requested()).toEqual(["/product/lamp/_payload.json?from=mail"]);
  });

  test("to a page that has moved redirects to its new URL", async () => {
    const requested = respondWith(() => {
      const response = Response.json({ data: { product }, variables: { id: "new" } });
      const url = "http://shop.example/product/new/_payload.json?from=mail";
      return Object.defineProperties(response, {
        redirected: { value: true },
        url: { value: url },
      });
    });
    const error = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).toContain("/product/new?from=mail");
    expect(requested()).toHaveLength(1);
  });

  test("to a page that the server reports missing is a 404 without another request", async () => {
    const requested = respondWith(failure(404));
    const error = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(OperationError);
    expect(error).toMatchObject({
      _pageContextAbort: { abortReason: "Page Not Found: /product/lamp?from=mail" },
    });
    expect(requested()).toHaveLength(1);
  });

  test.each([
    ["no response", () => Response.error()],
    ["a 404 that is not our server's", () => new Response("<p>none</p>", { status: 404 })],
    ["a response that is not JSON", () => new Response("<html>")],
    ["a server error", failure(500)],
    ["a proxy error", () => new Response("<p>none</p>", { status: 502 })],
  ])("falls back to the live query on %s", async (_, payload) => {
    const live = { data: { product } };
    const requested = respondWith(payload, live);
    const context = navigation();
    await loadPage(context);
    expect(requested()).toEqual(["/product/lamp/_payload.json?from=mail", "/graphql"]);
    expect(context.loaded?.payload?.data).toHaveProperty("product");
  });

  test("to a page that needs the backend while it is unavailable loads the data of the unavailable page", async () => {
    const unavailable = { categories: [], hasSearch: true, filters: [], hasPlainPage: false };
    const failed = { status: 503, unavailable, data: { product: null }, variables: {} };
    const requested = respondWith(() => Response.json(failed, { status: 503 }));
    const error = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnavailableError);
    const errorPage = navigation(false);
    errorPage.errorWhileRendering = error;
    await loadPage(errorPage);
    expect(errorPage.loaded?.unavailable).toEqual(unavailable);
    expect(errorPage.loaded?.payload?.data).toEqual({ product: null });
    expect(requested()).toHaveLength(1);
  });

  test.each([
    ["that is empty", {}],
    ["without data", { variables: {} }],
    ["without fields", { data: {}, variables: {} }],
    ["with text for an object", { data: { product: "lamp" }, variables: {} }],
    ["with a list for an object", { data: { product: [product] }, variables: {} }],
    ["without a field of an object", { data: { product: { id: "lamp" } }, variables: {} }],
    ["that is not an object", null],
  ])("with a payload %s fails and leaves the store unchanged", async (_, payload) => {
    const records = () => browserEnvironment().getStore().getSource().size();
    const before = records();
    const requested = respondWith(() => Response.json(payload));
    await expect(loadPage(navigation())).rejects.toThrow("variationsQuery: the payload has the");
    expect(requested()).toHaveLength(1);
    expect(records()).toBe(before);
  });

  test("fails if the live response lacks a field of the query", async () => {
    respondWith(failure(500), { data: { product: { id: "lamp" } } });
    await expect(loadPage(navigation())).rejects.toThrow("the payload has the wrong shape");
  });

  test.each([
    ["fails if the product field failed", "Internal server error", true],
    [
      "is a 404 if the backend finds no such product",
      "No product ID was found corresponding",
      false,
    ],
  ])("that falls back to the live query %s", async (_, message, fails) => {
    const data = { product: null, productCategories: { nodes: [] } };
    respondWith(() => new Response("", { status: 404 }), { data, errors: [{ message }] });
    const error: unknown = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(error instanceof OperationError).toBe(fails);
  });
});

describe("A personal page", () => {
  const own = () =>
    Object.assign(navigation(), { config: { query: { ...query, isPersonal: true } } });

  test("renders at once from the store, without a request", async () => {
    respondWith(() => Response.json({ data: { product }, variables: { id: "lamp" } }));
    await loadPage(navigation());
    const requested = respondWith(failure(500));
    const context = own();
    await loadPage(context);
    expect(requested()).toEqual([]);
    expect(context.loaded).toMatchObject({ isPersonal: true });
  });

  test("fetches its payload if the store is empty, as after a sign-in", async () => {
    resetBrowserEnvironment();
    const requested = respondWith(() =>
      Response.json({ data: { product }, variables: { id: "lamp" } }),
    );
    const context = own();
    await loadPage(context);
    expect(requested()).toEqual(["/product/lamp/_payload.json?from=mail"]);
    expect(context.loaded).toMatchObject({ isPersonal: true, environment: browserEnvironment() });
    expect(context.loaded?.payload?.data).toEqual({ product });
  });

  test.each([404, 500])("renders without data if its payload responds %s", async (status) => {
    resetBrowserEnvironment();
    const requested = respondWith(failure(status));
    const context = own();
    await loadPage(context);
    expect(requested()).toHaveLength(1);
    expect(context.loaded).toMatchObject({ isPersonal: true });
  });
});

describe("The error page, for a crawler,", () => {
  const AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const staysPending = async (loading: Promise<void>) => {
    const wait = vi.advanceTimersByTimeAsync(1_000).then(() => "pending");
    return (await Promise.race([loading, wait])) === "pending";
  };
  const spared = async (is404: boolean, previous: object | null) => {
    const context = Object.assign(navigation(is404), { previousPageContext: previous });
    expect(await staysPending(loadPage(context))).toBe(true);
    expect(context.loaded).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(AGENT), undefined);
    return loadFullPage.mock.calls;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    loadFullPage.mockClear();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(AGENT);
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => void vi.restoreAllMocks().useRealTimers());

  const here = "/product/lamp?from=mail";
  test.each([
    ["the previous page stays after a failed navigation", { urlOriginal: "/products" }],
    ["the first page stays after a failed hydration", { urlOriginal: here, isHydration: true }],
    ["the first page stays when there is no previous page context", null],
  ])("is not rendered: %s", async (_, previous) => {
    expect(await spared(false, previous)).toEqual([]);
  });

  test("gives way to a full page load if its URL is in the address bar already", async () => {
    expect(await spared(false, { urlOriginal: here, isHydration: false })).toEqual([[here]]);
  });

  test("gives way to the server's 404 if the page is missing", async () => {
    expect(await spared(true, { urlOriginal: "/products" })).toEqual([[here]]);
  });
});

test("The error page sends no request after a failure and renders without data", async () => {
  const requested = respondWith(failure(500));
  const context = navigation(false);
  await loadPage(context);
  expect(requested()).toEqual([]);
  expect(context.loaded).toMatchObject({ isPersonal: false, variables: {} });
});

test("A superseding navigation becomes a full page load if a newer build is known", async () => {
  noteBuild("newer");
  const requested = respondWith(() =>
    Response.json({ data: { product }, variables: { id: "lamp" } }),
  );
  const personal = Object.assign(navigation(), {
    config: { query: { ...query, isPersonal: true } },
  });
  void loadPage(personal);
  await vi.waitFor(() => expect(loadFullPage).toHaveBeenCalledWith("/product/lamp?from=mail"));
  expect(requested()).toEqual([]);
  expect(personal.loaded).toBeUndefined();
});
