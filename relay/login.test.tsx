import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KEPT_CART } from "./keptCartKey.ts";
import { logIn, logOut } from "./login.ts";
import {
  cartSetAside,
  forgetCart,
  keepCart,
  keptCart,
  setCartAside,
  storage,
} from "./persistence.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";
import type * as Subscriptions from "./subscriptions.ts";

const steps = vi.hoisted((): string[] => []);
vi.mock("./subscriptions.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof Subscriptions>()),
  restartLiveConnection: () => void steps.push("live connection restarted"),
}));

const credentials = { username: "anna", password: "secret" };
const cart = (quantity: number) => ({
  contents: {
    nodes: [
      {
        key: "a",
        quantity,
        total: "£1.00",
        product: { node: { __typename: "SimpleProduct", databaseId: 1, name: "Cup" } },
        variation: null,
      },
    ],
  },
  total: "£1.00",
});
const guests = `head.${btoa('{"data":{"customer_id":"t_1"}}').replaceAll("=", "")}.sig`;

/** Our server, as it answers a login or a logout; with a token, the answer's cookie. */
function answering(status: number, body: object, token?: string) {
  const send = vi.fn(async (_url: string, _init?: RequestInit) => {
    if (token) {
      document.cookie = `woo-session=${token}`;
      steps.push("token stored");
    }
    return Response.json(body, { status });
  });
  vi.stubGlobal("fetch", send);
  return send;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = `woo-session=${guests}`;
  steps.length = 0;
  keepCart(cart(2));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("logging in", () => {
  test("sends what was typed, and stores nothing of it", async () => {
    const send = answering(200, { ok: true }, "customers");
    expect(await logIn(credentials)).toEqual({ ok: true });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe("/account/login");
    expect(init?.body).toBe(JSON.stringify(credentials));
    expect(JSON.stringify(localStorage)).not.toContain("anna");
  });

  test("restarts the live connection, with the token that came", async () => {
    answering(200, { ok: true }, "customers");
    await logIn(credentials);
    expect(steps).toEqual(["token stored", "live connection restarted"]);
  });

  test("says where to go on where not all of the cart came along", async () => {
    answering(200, { ok: true, location: "/account?cart=partly" });
    const answer = await logIn(credentials);
    expect(answer).toEqual({ ok: true, location: "/account?cart=partly" });
  });

  test("forgets the guest's cart, which has become the customer's", async () => {
    answering(200, { ok: true }, "customers");
    await logIn(credentials);
    expect(keptCart()).toBeUndefined();
  });

  test.each([
    ["refused", () => answering(401, { ok: false, message: "Not accepted." }), "Not accepted."],
    ["answered by somebody else", () => answering(502, {}), "The shop did not answer."],
    [
      "not answered",
      () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))),
      "The shop did not answer.",
    ],
  ])("says why where it is %s, and changes nothing", async (_, arrange, message) => {
    arrange();
    const answer = await logIn(credentials);
    expect(answer).toEqual({ ok: false, message: expect.stringContaining(message) as string });
    expect(steps).toEqual([]);
    expect(keptCart()?.count).toBe(2);
  });

  test("waits for what is under way in the session", async () => {
    answering(200, { ok: true }, "customers");
    const { promise, resolve } = Promise.withResolvers<void>();
    const addition = withBrowserSessionLock(() => promise).then(
      () => void steps.push("addition ended"),
    );
    const login = logIn(credentials);
    resolve();
    await Promise.all([addition, login]);
    expect(steps.slice(0, 2)).toEqual(["addition ended", "token stored"]);
  });
});

describe("logging out", () => {
  test("tells the other tabs, though no cart was kept", async () => {
    forgetCart();
    const write = vi.spyOn(storage, "write");
    const send = answering(200, { ok: true });
    expect(await logOut()).toEqual({ ok: true });
    expect(write.mock.calls).toEqual([
      [KEPT_CART, "null"],
      [KEPT_CART, null],
    ]);
    expect(send.mock.calls[0]?.[0]).toBe("/account/logout");
    expect(send.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test("restarts the live connection, which carries the customer's session no more", async () => {
    answering(200, { ok: true });
    await logOut();
    expect(steps).toEqual(["live connection restarted"]);
  });

  test("leaves nothing of the customer in the browser's storage", async () => {
    setCartAside();
    keepCart(cart(3));
    localStorage.setItem("vitrine.viewed", "Cup");
    sessionStorage.setItem("vitrine.checkout", "Anna");
    answering(200, { ok: true });
    await logOut();
    expect(keptCart()).toBeUndefined();
    expect(cartSetAside()).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test("that does not reach the shop changes nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect((await logOut()).ok).toBe(false);
    expect(steps).toEqual([]);
    expect(keptCart()?.count).toBe(2);
  });
});
