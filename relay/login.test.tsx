import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserEnvironment } from "./environment.ts";
import { logIn, logOut } from "./login.ts";
import { cartSetAside, keepCart, keptCart, setCartAside } from "./persistence.ts";
import { inSessionTurn } from "./sessionTurn.ts";
import type * as Subscriptions from "./subscriptions.ts";

const steps = vi.hoisted((): string[] => []);
const reload = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock("vike/client/router", () => ({ reload }));
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
  const environment = browserEnvironment();
  reload.mockReset().mockImplementation(async () => {
    if (browserEnvironment() !== environment) steps.push("data loaded anew");
  });
  keepCart(cart(2));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("logging in", () => {
  test("stores the token, restarts the live connection, then loads the data anew", async () => {
    const send = answering(200, { ok: true }, "customers");
    expect(await logIn(credentials)).toEqual({ ok: true });
    expect(steps).toEqual(["token stored", "live connection restarted", "data loaded anew"]);
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe("/account/login");
    expect(init?.body).toBe(JSON.stringify(credentials));
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
    const environment = browserEnvironment();
    const answer = await logIn(credentials);
    expect(answer).toEqual({ ok: false, message: expect.stringContaining(message) as string });
    expect(steps).toEqual([]);
    expect(browserEnvironment()).toBe(environment);
    expect(keptCart()?.count).toBe(2);
  });

  test("waits for what is under way in the session", async () => {
    answering(200, { ok: true }, "customers");
    const { promise, resolve } = Promise.withResolvers<void>();
    const addition = inSessionTurn(() => promise).then(() => void steps.push("addition ended"));
    const login = logIn(credentials);
    resolve();
    await Promise.all([addition, login]);
    expect(steps.slice(0, 2)).toEqual(["addition ended", "token stored"]);
  });

  test("stands though the data cannot be loaded anew, which is logged only", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    answering(200, { ok: true });
    reload.mockRejectedValue(new Error("offline"));
    expect(await logIn(credentials)).toEqual({ ok: true });
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe("logging out", () => {
  test("restarts the live connection, then loads the data anew", async () => {
    const send = answering(200, { ok: true });
    expect(await logOut()).toEqual({ ok: true });
    expect(steps).toEqual(["live connection restarted", "data loaded anew"]);
    expect(send.mock.calls[0]?.[0]).toBe("/account/logout");
    expect(send.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test("leaves nothing of the customer in the browser's storage", async () => {
    setCartAside();
    keepCart(cart(3));
    answering(200, { ok: true });
    await logOut();
    expect(keptCart()).toBeUndefined();
    expect(cartSetAside()).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain("Cup");
  });

  test("that does not reach the shop changes nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect((await logOut()).ok).toBe(false);
    expect(steps).toEqual([]);
    expect(keptCart()?.count).toBe(2);
  });
});
