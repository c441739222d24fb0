import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PageContext } from "vike/types";

// In the browser the prefix is the document's, which is read once.
beforeAll(() => {
  vi.resetModules();
  document.documentElement.dataset["root"] = "/de";
  document.body.innerHTML = '<script id="payload" type="application/json">{"shop":{}}</script>';
});

afterAll(() => {
  delete document.documentElement.dataset["root"];
  vi.resetModules();
});

const at = (href: string) => ({ urlParsed: { href } }) as PageContext;

test("A page below the document's prefix is routed by its address without it", async () => {
  const { logicalAddress } = await import("./logicalAddress.ts");
  const { pageContext } = logicalAddress(at("/de/product/b%C3%BCrste?view=2#reviews")) ?? {};
  expect(pageContext?.urlLogical).toBe("/product/b%C3%BCrste?view=2#reviews");
  expect(logicalAddress(at("/de"))?.pageContext.urlLogical).toBe("/");
  expect(logicalAddress(at("/dessert"))).toBeUndefined();
});

test("An error page, which is not routed, has that address too", async () => {
  const { loadPage } = await import("./loadPage.ts");
  const errorPage = { ...at("/de/cart"), isClientSide: true, is404: false, config: {} };
  await loadPage(errorPage as unknown as PageContext);
  expect(errorPage).toHaveProperty("urlLogical", "/cart");
});

test("Payloads are requested, and links lead, below the prefix", async () => {
  const send = vi.fn(async (_: string) => Response.json({}));
  vi.stubGlobal("fetch", send);
  const { prefetchPayload } = await import("./payload.ts");
  await prefetchPayload("/", "?page=2", 1);
  await prefetchPayload("/de/cart", "", 1);
  const addresses = ["/de/_payload.json?page=2", "/de/cart/_payload.json"];
  expect(send.mock.calls.map(([address]) => address)).toEqual(addresses);
  const { ButtonLink } = await import("#components/ui/ButtonLink.tsx");
  expect(renderToStaticMarkup(<ButtonLink href="/cart">Cart</ButtonLink>)).toContain(
    'href="/de/cart"',
  );
});
