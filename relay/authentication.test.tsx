import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SAVED_CART } from "./savedCartKey.ts";
import { signIn, signOut } from "./authentication.ts";
import { storage } from "./browserStorage.ts";
import {
  cartSetAside,
  forgetCart,
  saveCart,
  savedCart,
  setCartAside,
} from "#relay/cart/persistence.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
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

/** Stubs our server's response to a sign-in or a sign-out; a token is set as its cookie. */
function respondWith(status: number, body: object, token?: string) {
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
  saveCart(cart(2));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("Signing in", () => {
  test("posts the credentials and stores none of them", async () => {
    const send = respondWith(200, { ok: true }, "customers");
    expect(await signIn(credentials)).toEqual({ ok: true });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe("/account/login");
    expect(init?.body).toBe(JSON.stringify(credentials));
    expect(JSON.stringify(localStorage)).not.toContain("anna");
  });

  test("restarts the live connection with the new session token", async () => {
    respondWith(200, { ok: true }, "customers");
    await signIn(credentials);
    expect(steps).toEqual(["token stored", "live connection restarted"]);
  });

  test("returns the location to redirect to if the cart moved only in part", async () => {
    respondWith(200, { ok: true, location: "/account?cart=partly" });
    const result = await signIn(credentials);
    expect(result).toEqual({ ok: true, location: "/account?cart=partly" });
  });

  test("removes the saved guest cart, which has become the customer's", async () => {
    respondWith(200, { ok: true }, "customers");
    await signIn(credentials);
    expect(savedCart()).toBeUndefined();
  });

  test.each([
    [
      "the server rejects it",
      () => respondWith(401, { ok: false, message: "Not accepted." }),
      "Not accepted.",
    ],
    [
      "a proxy responds instead",
      () => respondWith(502, {}),
      "The shop didn’t answer, so this may not have gone through.",
    ],
    [
      "no response arrives",
      () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))),
      "The shop didn’t answer, so this may not have gone through.",
    ],
  ])("returns a message and changes nothing when %s", async (_, arrange, message) => {
    arrange();
    const result = await signIn(credentials);
    expect(result).toEqual({ ok: false, message: expect.stringContaining(message) as string });
    expect(steps).toEqual([]);
    expect(savedCart()?.count).toBe(2);
  });

  test("waits for the session lock", async () => {
    respondWith(200, { ok: true }, "customers");
    const { promise, resolve } = Promise.withResolvers<void>();
    const addition = withBrowserSessionLock(() => promise).then(
      () => void steps.push("addition ended"),
    );
    const login = signIn(credentials);
    resolve();
    await Promise.all([addition, login]);
    expect(steps.slice(0, 2)).toEqual(["addition ended", "token stored"]);
  });
});

describe("Signing out", () => {
  test("notifies the other tabs even if no cart was saved", async () => {
    forgetCart();
    const write = vi.spyOn(storage, "write");
    const send = respondWith(200, { ok: true });
    expect(await signOut()).toEqual({ ok: true });
    expect(write.mock.calls).toEqual([
      [SAVED_CART, "null"],
      [SAVED_CART, null],
    ]);
    expect(send.mock.calls[0]?.[0]).toBe("/account/logout");
    expect(send.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test("restarts the live connection, without the customer's session", async () => {
    respondWith(200, { ok: true });
    await signOut();
    expect(steps).toEqual(["live connection restarted"]);
  });

  test("clears the customer's data from the browser's storage", async () => {
    setCartAside();
    saveCart(cart(3));
    localStorage.setItem("vitrine.viewed", "Cup");
    sessionStorage.setItem("vitrine.checkout", "Anna");
    respondWith(200, { ok: true });
    await signOut();
    expect(savedCart()).toBeUndefined();
    expect(cartSetAside()).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test("changes nothing if the request fails", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect((await signOut()).ok).toBe(false);
    expect(steps).toEqual([]);
    expect(savedCart()?.count).toBe(2);
  });
});
