import { describe, expect, test } from "vitest";
import {
  isAccountToken,
  isRefusal,
  mayReplace,
  needsSecureCookie,
  sessionCookie,
  tokenInCookies,
  withSignInSession,
  withSession,
  withoutSession,
} from "./session.ts";
import type { TokenStore } from "./session.ts";

const tokenFor = (customer: string, expires: number) =>
  ["head", Buffer.from(JSON.stringify({ exp: expires, data: { customer_id: customer } })), "sig"]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");

function memoryTokens(token?: string): TokenStore & { stored: () => string | undefined } {
  let stored = token;
  return {
    read: () => stored,
    write: (next) => void (stored = next),
    clear: () => void (stored = undefined),
    stored: () => stored,
  };
}

const respondWith =
  (headers: Record<string, string>, body: object = { data: {} }): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { headers });

describe("The token store", () => {
  const ours = tokenFor("t_ours", 1000);

  test("accepts any first token", () => {
    expect(mayReplace(undefined, ours)).toBe(true);
  });
  test("replaces our token with the same customer's later one", () => {
    expect(mayReplace(ours, tokenFor("t_ours", 2000))).toBe(true);
  });
  test("keeps our token when the same customer's earlier one is received", () => {
    expect(mayReplace(ours, tokenFor("t_ours", 500))).toBe(false);
  });
  test("keeps a token that was not refused when a stranger's is received", () => {
    expect(mayReplace(ours, tokenFor("t_stranger", 9000))).toBe(false);
  });
  test("replaces a guest's token with the account's to which the cart has moved", () => {
    expect(mayReplace(ours, tokenFor("2", 500))).toBe(true);
  });
  test("replaces an account's token only with its renewal", () => {
    const accounts = tokenFor("2", 1000);
    expect(mayReplace(accounts, tokenFor("3", 9000))).toBe(false);
    expect(mayReplace(accounts, ours)).toBe(false);
    expect(mayReplace(accounts, tokenFor("2", 2000))).toBe(true);
  });
  test("never replaces our token with a string that is no token", () => {
    expect(mayReplace(ours, "not.a.token")).toBe(false);
  });
});

describe("Requests with a session", () => {
  test("send the token in the session header, with credentials", async () => {
    const requests: RequestInit[] = [];
    const send: typeof fetch = async (_url, init) => {
      requests.push(init ?? {});
      return new Response("{}");
    };
    await withSession(send, memoryTokens("123"))("/graphql", { headers: { accept: "x" } });
    expect(new Headers(requests[0]?.headers).get("woocommerce-session")).toBe("Session 123");
    expect(new Headers(requests[0]?.headers).get("accept")).toBe("x");
    expect(requests[0]?.credentials).toBe("include");
  });

  test("send no session header without a token", async () => {
    let headers = new Headers();
    const send: typeof fetch = async (_url, init) => {
      headers = new Headers(init?.headers);
      return new Response("{}");
    };
    await withSession(send, memoryTokens())("/graphql");
    expect(headers.has("woocommerce-session")).toBe(false);
  });

  test("store the rotated token from the response", async () => {
    const later = tokenFor("t_ours", 2000);
    const tokens = memoryTokens(tokenFor("t_ours", 1000));
    await withSession(respondWith({ "woocommerce-session": later }), tokens)("/graphql");
    expect(tokens.stored()).toBe(later);
  });

  test("leave the stored token if the response has none", async () => {
    const tokens = memoryTokens("kept");
    await withSession(respondWith({}), tokens)("/graphql");
    expect(tokens.stored()).toBe("kept");
  });

  const refusal = { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] };

  test.each([
    ["a stranger's token", { "woocommerce-session": tokenFor("t_new", 3000) }],
    ["no token", {}],
  ])("give up a refused token that comes with %s, and do not store another", async (_, headers) => {
    for (const ours of [tokenFor("t_ours", 1000), tokenFor("2", 1000), "not.a.token"]) {
      const tokens = memoryTokens(ours);
      const response = await withSession(respondWith(headers, refusal), tokens)("/graphql");
      expect(tokens.stored()).toBeUndefined();
      expect(await response.json()).toEqual(refusal);
    }
  });

  test.each([
    ["its renewal", tokenFor("2", 1000), tokenFor("2", 9000)],
    ["the account's, after a login", tokenFor("t_ours", 1000), tokenFor("2", 9000)],
  ])("replace a refused token by %s", async (_, ours, next) => {
    const tokens = memoryTokens(ours);
    const send = respondWith({ "woocommerce-session": next }, refusal);
    await withSession(send, tokens)("/graphql");
    expect(tokens.stored()).toBe(next);
  });

  test("keep a token when an error only mentions a session", async () => {
    const tokens = memoryTokens(tokenFor("t_ours", 1000));
    const error = { errors: [{ message: "The reason was: invalid_token" }] };
    await withSession(respondWith({}, error), tokens)("/graphql");
    expect(tokens.stored()).toBe(tokenFor("t_ours", 1000));
  });

  test.each([
    ["a logout", undefined, tokenFor("2", 9000)],
    ["a login", tokenFor("2", 1000), tokenFor("t_ours", 9000)],
    ["a new guest's first call", tokenFor("t_new", 1000), tokenFor("2", 9000)],
  ])("do not restore a session that ended meanwhile with %s", async (_, now, receivedToken) => {
    let stored: string | undefined = tokenFor("t_ours", 1000);
    const tokens = {
      read: () => stored,
      write: (next: string) => void (stored = next),
      clear: () => void (stored = undefined),
    };
    const send: typeof fetch = async () => {
      stored = now;
      return Response.json(refusal, { headers: { "woocommerce-session": receivedToken } });
    };
    await withSession(send, tokens)("/graphql");
    expect(stored).toBe(now);
  });

  test("store a token of digits as a string", async () => {
    const tokens = memoryTokens();
    await withSession(respondWith({ "woocommerce-session": "0012" }), tokens)("/graphql");
    expect(tokens.stored()).toBe("0012");
  });
});

describe("A sign-in", () => {
  const guests = tokenFor("t_guest", 9000);

  /** Logs in with a stored token; returns the token sent and the one stored afterwards. */
  async function logInWith(stored: string | undefined, receivedToken: string | undefined) {
    let sent: string | null = null;
    const send: typeof fetch = async (_url, init) => {
      sent = new Headers(init?.headers).get("woocommerce-session");
      return Response.json(
        {},
        { headers: receivedToken ? { "woocommerce-session": receivedToken } : {} },
      );
    };
    const tokens = memoryTokens(stored);
    await withSignInSession(send, tokens)("/graphql", { method: "POST" });
    return { sent, stored: tokens.stored() };
  }

  test("sends the guest's session and stores the account's in its place", async () => {
    const accounts = tokenFor("2", 100);
    expect(await logInWith(guests, accounts)).toEqual({
      sent: `Session ${guests}`,
      stored: accounts,
    });
    expect(await logInWith(undefined, accounts)).toEqual({ sent: null, stored: accounts });
  });

  test("does not send another account's session", async () => {
    const [before, after] = [tokenFor("2", 9000), tokenFor("3", 100)];
    expect(await logInWith(before, after)).toEqual({ sent: null, stored: after });
  });

  test("that is refused changes nothing, whatever session comes with the refusal", async () => {
    expect((await logInWith(guests, tokenFor("t_stranger", 9000))).stored).toBe(guests);
    expect((await logInWith(undefined, tokenFor("t_stranger", 9000))).stored).toBeUndefined();
    expect((await logInWith(guests, undefined)).stored).toBe(guests);
  });
});

test("isAccountToken recognizes accounts by WordPress's numeric customer ids", () => {
  const tokenOf = (id: unknown) =>
    `head.${btoa(JSON.stringify({ data: { customer_id: id } })).replaceAll("=", "")}.sig`;
  expect(isAccountToken(tokenOf(2))).toBe(true);
  expect(isAccountToken(tokenOf("2"))).toBe(true);
  expect(isAccountToken(tokenOf("t_714dc588c319a55918577d4148c7ef"))).toBe(false);
  expect(isAccountToken("2")).toBe(false);
});

test("withoutSession strips the session header from requests and responses", async () => {
  let sent = new Headers();
  const send: typeof fetch = async (_url, init) => {
    sent = new Headers(init?.headers);
    return new Response('{"data":1}', { headers: { "woocommerce-session": "leak" } });
  };
  const response = await withoutSession(send)("/graphql", {
    headers: { "woocommerce-session": "Session mine" },
  });
  expect(sent.has("woocommerce-session")).toBe(false);
  expect(response.headers.has("woocommerce-session")).toBe(false);
  expect(await response.json()).toEqual({ data: 1 });
});

test("isRefusal recognizes both WooGraphQL prefixes of a refused session", () => {
  expect(isRefusal([{ message: "invalid_token: Expired token" }])).toBe(true);
  expect(isRefusal([{ message: "invalid_cart_token: Invalid Cart-Token" }])).toBe(true);
  expect(isRefusal([{ message: "No product found" }])).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});

describe("The session cookie", () => {
  test("lives for fourteen days on the whole site and is not sent from other sites", () => {
    expect(sessionCookie("abc", { secure: true })).toBe(
      "woo-session=abc; Max-Age=1209600; Path=/; SameSite=Lax; Secure",
    );
  });
  test.each([
    ["https:", "shop.example", true],
    ["http:", "shop.example", true],
    ["http:", "localhost", false],
    ["http:", "127.0.0.1", false],
    ["https:", "localhost", true],
  ])("at %s//%s has Secure set to: %s", (protocol, hostname, secure) => {
    expect(needsSecureCookie({ protocol, hostname })).toBe(secure);
  });
  test("is found among other cookies", () => {
    expect(tokenInCookies("a=1; woo-session=x.y.z; b=2")).toBe("x.y.z");
    expect(tokenInCookies("other-woo-session=1")).toBeUndefined();
    expect(tokenInCookies("")).toBeUndefined();
  });
  test("is the first valid one of several", () => {
    expect(tokenInCookies("woo-session=x.y.z; woo-session=u.v.w")).toBe("x.y.z");
    expect(tokenInCookies('woo-session="; woo-session=; woo-session=u.v.w')).toBe("u.v.w");
  });
});
