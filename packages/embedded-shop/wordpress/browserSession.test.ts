import { afterAll, describe, expect, test } from "vitest";
import { createCustomer } from "#shop/customers/customerStore.ts";
import { emptyState } from "#shop/cart/cartState.ts";
import { openShop } from "#shop/openShop.ts";
import { loadSession, saveSession } from "#shop/session/sessionStore.ts";
import { openBrowserSession } from "./browserSession.ts";

const shop = await openShop({ dataDir: ":memory:" });
afterAll(() => shop.close());
const { id } = createCustomer(shop, { email: "ann@example.test", password: "secret-word" });

const GUEST = `t_${"1".repeat(30)}`;
/** Returns the header that a browser sends after these cookies. */
const sent = (cookies: readonly string[]) => cookies.map((line) => line.split(";")[0]).join("; ");
const lifetimes = (cookies: readonly string[]) =>
  cookies.map((line) => /Max-Age=(\d+)/.exec(line)?.[1]);

describe("openBrowserSession", () => {
  test("continues in the session of the cookie, without setting it again", () => {
    const first = openBrowserSession(shop, "");
    first.open(GUEST);
    const next = openBrowserSession(shop, sent(first.cookies()));
    next.start();
    expect([next.customerId, next.cookies()]).toEqual([GUEST, []]);
  });

  test("starts a new session without a cookie, which lasts two days", () => {
    const session = openBrowserSession(shop, "");
    expect([session.customerId.slice(0, 2), session.cookies()]).toEqual(["t_", []]);
    session.start();
    expect(lifetimes(session.cookies())).toEqual(["172800"]);
  });

  test("logs in until the browser is closed, with a session of seven days", () => {
    const session = openBrowserSession(shop, "");
    session.logIn(id);
    expect(lifetimes(session.cookies())).toEqual([undefined, "604800"]);
    const next = openBrowserSession(shop, sent(session.cookies()));
    expect([next.user, next.customerId]).toEqual([id, String(id)]);
  });

  test("logs out to another session, and clears both cookies", () => {
    const session = openBrowserSession(shop, "");
    session.logIn(id);
    const next = openBrowserSession(shop, sent(session.cookies()));
    next.logOut();
    expect([next.user, next.customerId.slice(0, 2)]).toEqual([undefined, "t_"]);
    expect(lifetimes(next.cookies())).toEqual(["0", "0"]);
  });

  test("destroys a customer's session whose login is missing", () => {
    saveSession(shop, String(id), emptyState(shop.settings), 60);
    const session = openBrowserSession(shop, "");
    session.logIn(id);
    const [, cookie = ""] = session.cookies();
    const next = openBrowserSession(shop, sent([cookie]));
    expect([next.customerId.slice(0, 2), lifetimes(next.cookies())]).toEqual(["t_", ["0"]]);
    expect(loadSession(shop, String(id))).toBeUndefined();
  });
});
