import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageContext } from "vike/types";
import variationsQuery from "#__generated__/variationsQuery.graphql.ts";
import type { variationsQuery as VariationsQuery } from "#__generated__/variationsQuery.graphql.ts";
import { noteBuild } from "./builds.ts";
import { browserEnvironment, resetBrowserEnvironment } from "./environment.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { loadPage } from "./loadPage.ts";
import type { PageQuery } from "./pageQuery.ts";

const loadWhole = vi.hoisted(() => vi.fn(() => true));
vi.mock("./reload.ts", () => ({ loadWhole }));

const query: PageQuery<VariationsQuery> = {
  document: variationsQuery,
  variables: ({ routeParams }) => ({ id: routeParams.product ?? "" }),
  exists: ({ product }) => product != null,
};

/** A navigation in the browser to a product's page, or to the error page that took its place. */
const navigation = (is404: boolean | null = null) =>
  ({
    isClientSide: true,
    is404,
    config: { query },
    routeParams: { product: "lamp" },
    urlPathname: "/product/lamp",
    urlOriginal: "/product/lamp?from=mail",
    urlParsed: {
      pathname: "/product/lamp",
      pathnameOriginal: "/product/lamp",
      search: { from: "mail" },
      searchOriginal: "?from=mail",
    },
  }) as unknown as PageContext;

/** The network: what is answered at a page's payload, and what to the live query. */
function answering(payload: () => Response, live: object = {}) {
  const send = vi.fn(async (url: string) => (url === "/graphql" ? Response.json(live) : payload()));
  vi.stubGlobal("fetch", send);
  return () => send.mock.calls.map(([url]) => url);
}

const said = (status: number) => () => Response.json({ status }, { status });
const product = { __typename: "SimpleProduct", slug: "lamp", id: "lamp" };

beforeAll(() => {
  document.body.innerHTML = '<script id="payload" type="application/json">{"shop":{}}</script>';
});
afterEach(() => vi.unstubAllGlobals());

describe("a navigation", () => {
  test("takes the page's payload and asks nothing else", async () => {
    const asked = answering(() => Response.json({ data: { product }, variables: { id: "lamp" } }));
    const context = navigation();
    await loadPage(context);
    expect(context.loaded?.payload?.data).toEqual({ product });
    expect(asked()).toEqual(["/product/lamp/_payload.json?from=mail"]);
  });

  test("to a page that has moved goes to where it is", async () => {
    const asked = answering(() => {
      const answer = Response.json({ data: { product }, variables: { id: "new" } });
      const url = "http://shop.example/product/new/_payload.json?from=mail";
      return Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
    });
    const error = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).toContain("/product/new?from=mail");
    expect(asked()).toHaveLength(1);
  });

  test("to a page that the server misses is a 404 without another question", async () => {
    const asked = answering(said(404));
    const error = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(OperationError);
    expect(error).toMatchObject({
      _pageContextAbort: { abortReason: "Page Not Found: /product/lamp?from=mail" },
    });
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ["no answer", () => Response.error()],
    ["somebody else's 404", () => new Response("<p>none</p>", { status: 404 })],
    ["a fault of the server's", said(500)],
    ["a fault of what stands before it", () => new Response("<p>none</p>", { status: 502 })],
  ])("with %s asks live", async (_, payload) => {
    const live = { data: { product } };
    const asked = answering(payload, live);
    const context = navigation();
    await loadPage(context);
    expect(asked()).toEqual(["/product/lamp/_payload.json?from=mail", "/graphql"]);
    expect(context.loaded?.payload?.data).toHaveProperty("product");
  });

  test.each([
    ["that is empty", {}],
    ["without data", { variables: {} }],
    ["without fields", { data: {}, variables: {} }],
    ["with text for an object", { data: { product: "lamp" }, variables: {} }],
    ["with a list for an object", { data: { product: [product] }, variables: {} }],
    ["without a field of an object", { data: { product: { id: "lamp" } }, variables: {} }],
    ["that is no object", null],
  ])("with a payload %s fails and leaves the store as it was", async (_, payload) => {
    const records = () => browserEnvironment().getStore().getSource().size();
    const before = records();
    const asked = answering(() => Response.json(payload));
    await expect(loadPage(navigation())).rejects.toThrow("variationsQuery: the payload has the");
    expect(asked()).toHaveLength(1);
    expect(records()).toBe(before);
  });

  test("fails where the live response lacks a field of the query", async () => {
    answering(said(500), { data: { product: { id: "lamp" } } });
    await expect(loadPage(navigation())).rejects.toThrow("the payload has the wrong shape");
  });

  test.each([
    ["fails where the product's part failed", "Internal server error", true],
    ["is a 404 where there is no such product", "No product ID was found corresponding", false],
  ])("%s live", async (_, message, fails) => {
    const data = { product: null, productCategories: { nodes: [] } };
    answering(() => new Response("", { status: 404 }), { data, errors: [{ message }] });
    const error: unknown = await loadPage(navigation()).catch((reason: unknown) => reason);
    expect(error instanceof OperationError).toBe(fails);
  });
});

describe("a shopper's own page", () => {
  const own = () =>
    Object.assign(navigation(), { config: { query: { ...query, isPersonal: true } } });

  test("stands at once, with what the browser knows", async () => {
    answering(() => Response.json({ data: { product }, variables: { id: "lamp" } }));
    await loadPage(navigation());
    const asked = answering(said(500));
    const context = own();
    await loadPage(context);
    expect(asked()).toEqual([]);
    expect(context.loaded).toMatchObject({ isPersonal: true });
  });

  test("takes its payload where the browser knows nothing, as after a login", async () => {
    resetBrowserEnvironment();
    const asked = answering(() => Response.json({ data: { product }, variables: { id: "lamp" } }));
    const context = own();
    await loadPage(context);
    expect(asked()).toEqual(["/product/lamp/_payload.json?from=mail"]);
    expect(context.loaded).toMatchObject({ isPersonal: true, environment: browserEnvironment() });
    expect(context.loaded?.payload?.data).toEqual({ product });
  });

  test.each([404, 500])("stands without it where the payload answers %s", async (status) => {
    resetBrowserEnvironment();
    const asked = answering(said(status));
    const context = own();
    await loadPage(context);
    expect(asked()).toHaveLength(1);
    expect(context.loaded).toMatchObject({ isPersonal: true });
  });
});

describe("the error page, for a crawler", () => {
  const AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const isPending = async (loading: Promise<void>) => {
    const wait = new Promise<string>((resolve) => setTimeout(resolve, 20, "pending"));
    return (await Promise.race([loading, wait])) === "pending";
  };
  const spared = async (is404: boolean, previous: object | null) => {
    const context = Object.assign(navigation(is404), { previousPageContext: previous });
    expect(await isPending(loadPage(context))).toBe(true);
    expect(context.loaded).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(AGENT), undefined);
    return loadWhole.mock.calls;
  };
  beforeEach(() => {
    loadWhole.mockClear();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(AGENT);
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const here = "/product/lamp?from=mail";
  test.each([
    ["the page before stays where the navigation failed", { urlOriginal: "/products" }],
    ["the first page stays where it failed to hydrate", { urlOriginal: here, isHydration: true }],
    ["the first page stays where nothing is known of it", null],
  ])("is not rendered: %s", async (_, previous) => {
    expect(await spared(false, previous)).toEqual([]);
  });

  test("gives way to the server's page where its address is in the address bar already", async () => {
    expect(await spared(false, { urlOriginal: here, isHydration: false })).toEqual([[here]]);
  });

  test("gives way to the server's 404 where the page is missing", async () => {
    expect(await spared(true, { urlOriginal: "/products" })).toEqual([[here]]);
  });
});

test("after a failure the error page asks nothing, and stands without data", async () => {
  const asked = answering(said(500));
  const context = navigation(false);
  await loadPage(context);
  expect(asked()).toEqual([]);
  expect(context.loaded).toMatchObject({ isPersonal: false, variables: {} });
});

test("a navigation that took another's place is a full load where a newer build is known", async () => {
  noteBuild("newer");
  const asked = answering(() => Response.json({ data: { product }, variables: { id: "lamp" } }));
  const personal = Object.assign(navigation(), {
    config: { query: { ...query, isPersonal: true } },
  });
  void loadPage(personal);
  await vi.waitFor(() => expect(loadWhole).toHaveBeenCalledWith("/product/lamp?from=mail"));
  expect(asked()).toEqual([]);
  expect(personal.loaded).toBeUndefined();
});
