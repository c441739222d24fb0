import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { headerIn } from "#tests/worlds/pages/headerIn.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

/** Predicate for operations whose responses are broken. */
let isBroken: (operation: string) => boolean;

const world = worldOf({ woo: {} });
/** Some prices are numbers, which makes rendering throw. */
beforeEach(() =>
  world().woo.change((result, operation) =>
    isEmptied(operation)
      ? '{"data":{}}'
      : isFooterBroken
        ? result.replace(/"pages":\{"nodes":\[[^\]]*\]/, `"pages":{"nodes":[${BROKEN_LINK}]`)
        : isBroken(operation)
          ? result.replaceAll(/"price":"[^"]*"/g, '"price":5')
          : result,
  ),
);
afterAll(() => void vi.useRealTimers());

/** Page in the footer with a number for its path, which makes rendering throw. */
const BROKEN_LINK =
  '{"id":"cG9zdDox","title":"Terms","uri":5,"isPostsPage":false,"isPrivacyPage":false}';

/** True to make the footer of every page throw, also of the error page. */
let isFooterBroken = false;

/** Predicate for operations whose responses lack the requested data. */
let isEmptied = (_operation: string) => false;

const INNARDS = /is not a function|TypeError|\bat .+:\d+:\d+|chunks\//;
const accept = "text/html,*/*;q=0.8";

test("a component that throws on the server gets the error page with 500, a reference and no stack trace", async () => {
  isBroken = (operation) => operation === "ProductPageQuery";
  const { statusCode, headers, body } = await world().app.inject({ url: "/product/belt" });
  expect(statusCode).toBe(500);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(body).toContain("<title>Something broke | Osier</title>");
  expect(body).toContain("We can’t open this page");
  expect(body).toMatch(/>Reference: [0-9a-f-]{36}</);
  expect(body).not.toMatch(INNARDS);
});

test("the payload of a page that throws contains only the status", async () => {
  const { statusCode, body } = await world().app.inject({ url: "/product/belt/_payload.json" });
  expect([statusCode, body]).toEqual([500, '{"status":500}']);
});

test.each([
  ["/products", "ProductsPageQuery"],
  ["/categories", "CategoriesPageQuery"],
  ["/", "HomePageQuery"],
])(
  "%s gets the error page with 500, not an empty page, when its data is missing",
  async (url, name) => {
    isBroken = () => false;
    isEmptied = (operation) => operation === name;
    const { statusCode, body } = await world().app.inject({ url, headers: { accept } });
    isEmptied = () => false;
    expect(statusCode).toBe(500);
    expect(body).toContain("<title>Something broke | Osier</title>");
  },
);

test.each([
  // The error page has the departments itself, so its header has no second row of them.
  ["/products", "ProductsPageQuery", "full"],
  ["/categories", "CategoriesPageQuery", "full"],
  ["/", "HomePageQuery", "full"],
])("%s has the shop's header when its response is empty", async (url, name, header) => {
  isBroken = () => false;
  isEmptied = (operation) => operation === name;
  const { statusCode, body } = await world().app.inject({ url, headers: { accept } });
  isEmptied = () => false;
  expect([statusCode, headerIn(body)]).toEqual([500, header]);
});

test("/checkout keeps its page header, and is no error page, when its response is empty", async () => {
  isBroken = () => false;
  isEmptied = (operation) => operation === "CheckoutPageQuery";
  const { statusCode, body } = await world().app.inject({ url: "/checkout", headers: { accept } });
  isEmptied = () => false;
  expect([statusCode, headerIn(body)]).toEqual([503, "checkout"]);
});

test("a plain error page with a reference replaces the error page when that throws too", async () => {
  isBroken = () => true;
  // Data of the error page is cached for a minute.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const { statusCode, body } = await world().app.inject({
    url: "/product/cap",
    headers: { accept },
  });
  expect(statusCode).toBe(500);
  expect(body).toContain("<h1>Something went wrong</h1>");
  expect(body).toMatch(/Reference: [0-9a-f-]{36}</);
  expect(body).not.toMatch(INNARDS);
});

test("a footer that throws leaves the error page, with the shop's name and a link to the home page", async () => {
  isBroken = () => false;
  isFooterBroken = true;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const { statusCode, headers, body } = await world().app.inject({
    url: "/product/cap",
    headers: { accept },
  });
  isFooterBroken = false;
  expect([statusCode, headers["cache-control"]]).toEqual([500, "private, no-store"]);
  expect(body).toContain("<title>Something broke | Osier</title>");
  expect(body).toContain("We can’t open this page");
  expect(body).toMatch(/>Reference: [0-9a-f-]{36}</);
  const [header = ""] = /<header.*?<\/header>/s.exec(body) ?? [];
  expect(header).toMatch(/<a [^>]*href="\/"[^>]*>.*Osier.*<\/a>/s);
  expect(header.match(/<a /g)).toHaveLength(1);
  expect(body).not.toContain("<footer");
  // The script would only throw again.
  expect(body).not.toContain("data-entry");
  expect(body).not.toMatch(INNARDS);
});
