import { describe, expect, test } from "vitest";
import {
  isAccounts,
  isRefusal,
  mayReplace,
  needsSecureCookie,
  sessionCookie,
  tokenInCookies,
  withLoginSession,
  withSession,
  withoutSession,
} from "./session.ts";
import type { TokenStore } from "./session.ts";

const tokenFor = (customer: string, expires: number) =>
  ["head", Buffer.from(JSON.stringify({ exp: expires, data: { customer_id: customer } })), "sig"]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");

function memoryTokens(token?: string): TokenStore & { held: () => string | undefined } {
  let held = token;
  return { read: () => held, write: (next) => void (held = next), held: () => held };
}

const answering =
  (headers: Record<string, string>, body: object = { data: {} }): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { headers });

describe("which token is kept", () => {
  const ours = tokenFor("t_ours", 1000);

  test("the first token is taken as it comes", () => {
    expect(mayReplace(undefined, ours, false)).toBe(true);
  });
  test("the same customer's later token replaces ours", () => {
    expect(mayReplace(ours, tokenFor("t_ours", 2000), false)).toBe(true);
  });
  test("the same customer's earlier token does not", () => {
    expect(mayReplace(ours, tokenFor("t_ours", 500), false)).toBe(false);
  });
  test("a stranger's token does not replace a token that was not refused", () => {
    expect(mayReplace(ours, tokenFor("t_stranger", 9000), false)).toBe(false);
  });
  test("a stranger's token replaces a refused one", () => {
    expect(mayReplace(ours, tokenFor("t_stranger", 9000), true)).toBe(true);
  });
  test("an account's token takes the place of the guest's whose cart has moved there", () => {
    expect(mayReplace(ours, tokenFor("2", 500), false)).toBe(true);
  });
  test("nothing but a renewal takes the place of an account's token", () => {
    const accounts = tokenFor("2", 1000);
    expect(mayReplace(accounts, tokenFor("3", 9000), false)).toBe(false);
    expect(mayReplace(accounts, ours, false)).toBe(false);
    expect(mayReplace(accounts, tokenFor("2", 2000), false)).toBe(true);
  });
  test("something that is no token never replaces one", () => {
    expect(mayReplace(ours, "not.a.token", false)).toBe(false);
  });
});

describe("calls with a session", () => {
  test("carry the token in the session header, with credentials", async () => {
    const seen: RequestInit[] = [];
    const send: typeof fetch = async (_url, init) => {
      seen.push(init ?? {});
      return new Response("{}");
    };
    await withSession(send, memoryTokens("123"))("/graphql", { headers: { accept: "x" } });
    expect(new Headers(seen[0]?.headers).get("woocommerce-session")).toBe("Session 123");
    expect(new Headers(seen[0]?.headers).get("accept")).toBe("x");
    expect(seen[0]?.credentials).toBe("include");
  });

  test("carry no session header where there is no token", async () => {
    let headers = new Headers();
    const send: typeof fetch = async (_url, init) => {
      headers = new Headers(init?.headers);
      return new Response("{}");
    };
    await withSession(send, memoryTokens())("/graphql");
    expect(headers.has("woocommerce-session")).toBe(false);
  });

  test("keep the token the backend rotated to", async () => {
    const later = tokenFor("t_ours", 2000);
    const tokens = memoryTokens(tokenFor("t_ours", 1000));
    await withSession(answering({ "woocommerce-session": later }), tokens)("/graphql");
    expect(tokens.held()).toBe(later);
  });

  test("leave the token where the answer has none", async () => {
    const tokens = memoryTokens("kept");
    await withSession(answering({}), tokens)("/graphql");
    expect(tokens.held()).toBe("kept");
  });

  test("adopt the new session that comes with a refusal", async () => {
    const stranger = tokenFor("t_new", 3000);
    const tokens = memoryTokens(tokenFor("t_ours", 1000));
    const refusal = { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] };
    const send = answering({ "woocommerce-session": stranger }, refusal);
    const answer = await withSession(send, tokens)("/graphql");
    expect(tokens.held()).toBe(stranger);
    expect(await answer.json()).toEqual(refusal);
  });

  test.each([
    ["a logout", undefined, tokenFor("2", 9000)],
    ["a login", tokenFor("2", 1000), tokenFor("t_ours", 9000)],
    ["a new guest's first call", tokenFor("t_new", 1000), tokenFor("2", 9000)],
  ])("do not bring back a session that ended meanwhile with %s", async (_, now, offered) => {
    let held: string | undefined = tokenFor("t_ours", 1000);
    const tokens = { read: () => held, write: (next: string) => void (held = next) };
    const refusal = { errors: [{ message: "invalid_token: Expired token" }] };
    const send: typeof fetch = async () => {
      held = now;
      return Response.json(refusal, { headers: { "woocommerce-session": offered } });
    };
    await withSession(send, tokens)("/graphql");
    expect(held).toBe(now);
  });

  test("keep a token of digits as the string it is", async () => {
    const tokens = memoryTokens();
    await withSession(answering({ "woocommerce-session": "0012" }), tokens)("/graphql");
    expect(tokens.held()).toBe("0012");
  });
});

describe("a login", () => {
  const guests = tokenFor("t_guest", 9000);

  /** Logs in while a token is held; tells what went up and what is held then. */
  async function logInWith(held: string | undefined, offered: string | undefined) {
    let sent: string | null = null;
    const send: typeof fetch = async (_url, init) => {
      sent = new Headers(init?.headers).get("woocommerce-session");
      return Response.json({}, { headers: offered ? { "woocommerce-session": offered } : {} });
    };
    const tokens = memoryTokens(held);
    await withLoginSession(send, tokens)("/graphql", { method: "POST" });
    return { sent, held: tokens.held() };
  }

  test("takes the guest's session up, and the account's down in its place", async () => {
    const accounts = tokenFor("2", 100);
    expect(await logInWith(guests, accounts)).toEqual({
      sent: `Session ${guests}`,
      held: accounts,
    });
    expect(await logInWith(undefined, accounts)).toEqual({ sent: null, held: accounts });
  });

  test("leaves another account's session behind", async () => {
    const [before, after] = [tokenFor("2", 9000), tokenFor("3", 100)];
    expect(await logInWith(before, after)).toEqual({ sent: null, held: after });
  });

  test("that is refused changes nothing, whatever session comes with that", async () => {
    expect((await logInWith(guests, tokenFor("t_stranger", 9000))).held).toBe(guests);
    expect((await logInWith(undefined, tokenFor("t_stranger", 9000))).held).toBeUndefined();
    expect((await logInWith(guests, undefined)).held).toBe(guests);
  });
});

test("accounts are known by WordPress's numbers", () => {
  const answer = (data: object) => `head.${btoa(JSON.stringify({ data })).replaceAll("=", "")}.sig`;
  expect(isAccounts(answer({ customer_id: 2 }))).toBe(true);
  expect(isAccounts(answer({ customer_id: "2" }))).toBe(true);
  expect(isAccounts(answer({ customer_id: "t_714dc588c319a55918577d4148c7ef" }))).toBe(false);
  expect(isAccounts("2")).toBe(false);
});

test("answers for everyone lose their session header, and none goes up", async () => {
  let sent = new Headers();
  const send: typeof fetch = async (_url, init) => {
    sent = new Headers(init?.headers);
    return new Response('{"data":1}', { headers: { "woocommerce-session": "leak" } });
  };
  const answer = await withoutSession(send)("/graphql", {
    headers: { "woocommerce-session": "Session mine" },
  });
  expect(sent.has("woocommerce-session")).toBe(false);
  expect(answer.headers.has("woocommerce-session")).toBe(false);
  expect(await answer.json()).toEqual({ data: 1 });
});

test("a refused session is known by either of WooGraphQL's prefixes", () => {
  expect(isRefusal([{ message: "invalid_token: Expired token" }])).toBe(true);
  expect(isRefusal([{ message: "invalid_cart_token: Invalid Cart-Token" }])).toBe(true);
  expect(isRefusal([{ message: "No product found" }])).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});

describe("the session cookie", () => {
  test("lives for fourteen days on the whole site and is not sent along from other sites", () => {
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
  ])("at %s//%s it is Secure: %s", (protocol, hostname, secure) => {
    expect(needsSecureCookie({ protocol, hostname })).toBe(secure);
  });
  test("is found among others", () => {
    expect(tokenInCookies("a=1; woo-session=x.y.z; b=2")).toBe("x.y.z");
    expect(tokenInCookies("other-woo-session=1")).toBeUndefined();
    expect(tokenInCookies("")).toBeUndefined();
  });
});
