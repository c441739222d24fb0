import { afterAll, describe, expect, test } from "vitest";
import { createCustomer, saveCustomer } from "#shop/customers/customerStore.ts";
import { openShop } from "#shop/openShop.ts";
import type { Shop } from "#shop/shop.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";

let now = Date.UTC(2026, 10, 23);
const shop = await openShop({
  dataDir: ":memory:",
  siteUrl: "https://shop.example",
  now: () => now,
});
afterAll(() => shop.close());

const guest = "t_0123456789abcdef0123456789abcd";
const session = (of: Shop = shop) => writeCookie(of, "session", { owner: guest, lifetime: 60 });
const pairOf = (line: string) => line.split(";")[0] ?? "";

describe("readCookie", () => {
  test("returns the owner among other cookies, until the cookie expires", () => {
    const header = `a=b; ${pairOf(session())}; c=d`;
    expect(readCookie(shop, "session", header)).toBe(guest);
    now += 60_000;
    expect(readCookie(shop, "session", header)).toBeUndefined();
  });

  test.each([
    ["another session", (pair: string) => pair.replace("t_0", "t_1")],
    ["another signature", (pair: string) => `${pair.slice(0, -1)}z`],
    ["broken percent-encoding", (pair: string) => `${pair}%`],
    [
      "another kind",
      (pair: string) => pair.replace("wp_woocommerce_session", "wordpress_logged_in"),
    ],
  ])("rejects %s", (_, change) => {
    const header = change(pairOf(session()));
    expect(readCookie(shop, "session", header)).toBeUndefined();
    expect(readCookie(shop, "login", header)).toBeUndefined();
  });

  test("rejects a login after the account's secret has changed", () => {
    const account = createCustomer(shop, { email: "ann@example.test", password: "secret-word" });
    const login = pairOf(writeCookie(shop, "login", { owner: String(account.id), lifetime: 60 }));
    expect(readCookie(shop, "login", login)).toBe(String(account.id));
    saveCustomer(shop, account.id, { secret: "another" });
    expect(readCookie(shop, "login", login)).toBeUndefined();
  });
});

describe("writeCookie", () => {
  test("keeps a cookie from scripts and other sites, and from other pages of its host", () => {
    expect(session()).toMatch(/; Max-Age=60; path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const shared = { ...shop, siteUrl: "http://127.0.0.1:3000", wordpressUrl: "/wordpress" };
    expect(session(shared)).toMatch(/; path=\/wordpress\/; HttpOnly; SameSite=Lax$/);
  });

  test("lets a login end with the browser", () => {
    expect(writeCookie(shop, "login", { owner: "2", lifetime: 60 })).not.toContain("Max-Age");
  });

  test("clears a cookie at the same path", () => {
    expect(clearCookie(shop, "session")).toContain("=; Max-Age=0; path=/;");
  });
});
