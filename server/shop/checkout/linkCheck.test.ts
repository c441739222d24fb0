import { expect, test, vi } from "vitest";
import { createLinkCheck, leadsHome } from "./linkCheck.ts";

const LINK = "https://shop.example/transfer-session?session_id=t_1&_wc_checkout=2";
const redirectTo = (location: string) => async () =>
  new Response(null, { status: 302, headers: { location } });

test.each<[string, string | null, boolean]>([
  [LINK, "https://shop.example", true],
  [LINK, "https://shop.example/", true],
  [LINK, "/", true],
  [LINK, "/checkout/", false],
  [LINK, null, false],
  ["https://shop.example/wp/transfer-session?a=b", "https://shop.example/wp/", true],
  ["https://shop.example/wp/transfer-session?a=b", "https://shop.example/wp", true],
  ["https://shop.example/wp/transfer-session?a=b", "/wp/checkout/", false],
])("A link to %s that redirects to %s leads home: %s", (link, location, expected) => {
  expect(leadsHome(link, location)).toBe(expected);
});

test("A link that leads to the home page is refused, again and again", async () => {
  const request = vi.fn(redirectTo("https://shop.example/"));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([false, false]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("Links are not followed any more once one has worked", async () => {
  const request = vi.fn(redirectTo("/checkout/"));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([true, true]);
  expect(request).toHaveBeenCalledOnce();
});

test("A WordPress that does not respond is left to the shopper's browser", async () => {
  const request = vi.fn().mockRejectedValue(new TypeError("fetch failed"));
  expect(await createLinkCheck(request)(LINK)).toBe(true);
});

test("A link that a server in front of WordPress refuses is left to the browser, and the next one checked", async () => {
  const request = vi.fn(async () => new Response("upstream sent too big header", { status: 502 }));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([true, true]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("A link of the shop's own origin is not followed", async () => {
  const request = vi.fn(redirectTo("/"));
  expect(await createLinkCheck(request)("/wordpress/transfer-session?a=b")).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
