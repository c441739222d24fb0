import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { SESSION_HEADER } from "#relay/session/session.ts";
import { isRedacted, redactToken } from "#relay/session/redactedToken.ts";
import { ADDRESS_HEADER } from "#server/backend/line/shopCall.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import {
  ACCOUNT,
  GUEST,
  issuing,
  refusing,
  respond,
} from "#tests/worlds/fixtures/shopperFixture.ts";
import type { Backend } from "#tests/worlds/fixtures/shopperFixture.ts";
import { hasSession } from "./shopperOf.ts";
import type { Shopper } from "./shopperOf.ts";

const setCookies = ({ headers }: LightMyRequestResponse) => [headers["set-cookie"] ?? []].flat();

describe("The cookies of a shopper", () => {
  test("store a guest's session for 14 days, readable by scripts", async () => {
    const response = await respond("", ({ session }) => session.write(GUEST));
    expect(setCookies(response)).toEqual([
      `woo-session=${GUEST}; Max-Age=1209600; Path=/; Secure; SameSite=Lax`,
    ]);
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test("hide an account's session from scripts, which read a redacted token", async () => {
    const response = await respond("", ({ session }) => session.write(ACCOUNT));
    const [hidden, readable] = setCookies(response);
    expect(hidden).toBe(
      `vitrine-session=${ACCOUNT}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    expect(readable).toMatch(/^woo-session=[^;]+; Max-Age=1209600; Path=\/; Secure; SameSite=Lax$/);
    expect(readable).not.toContain(ACCOUNT);
  });

  test("store a sign-in for 7 days, hidden from scripts", async () => {
    const login = { authToken: "access", refreshToken: "refresh" };
    const response = await respond("", ({ customer }) => customer.signIn(login));
    expect(setCookies(response)).toEqual([
      "vitrine-customer=refresh; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  test("are set once per response, with the value written last", async () => {
    const last = fixedToken("t_ben");
    const response = await respond("", ({ session }) => {
      session.write(GUEST);
      session.write(last);
    });
    expect(setCookies(response)).toEqual([expect.stringContaining(`woo-session=${last};`)]);
  });

  test("carry tokens without escaping", async () => {
    const response = await respond("woo-session=a+b/c==; other=%2B", ({ session }) => {
      const current = session.read();
      session.write("d+e/f==");
      return current;
    });
    expect(response.json()).toEqual({ result: "a+b/c==" });
    expect(setCookies(response)).toEqual([expect.stringMatching(/^woo-session=d\+e\/f==;/)]);
  });

  test.each(["a b", "%2B", "a,b", ""])("with the value %j hold no token", async (value) => {
    const response = await respond(`woo-session=${value}`, ({ session }) => session.read());
    expect(response.json()).toEqual({ result: null });
  });

  test("are not set to an invalid token, and the response is sent", async () => {
    const response = await respond("", ({ session }) => session.write("a; Domain=x"));
    expect(response.statusCode).toBe(200);
    expect(setCookies(response)).toEqual([]);
  });

  test("hide an account's token that was readable by scripts once it is read", async () => {
    const cookie = `woo-session=${ACCOUNT}; vitrine-customer=refresh`;
    const response = await respond(cookie, ({ session }) => session.read());
    expect(response.json()).toEqual({ result: ACCOUNT });
    expect(setCookies(response).map((each) => each.split("=")[0])).toEqual([
      "vitrine-session",
      "woo-session",
    ]);
  });

  test("lose an account's token too when the session ends", async () => {
    const current = `woo-session=${redactToken(ACCOUNT)}; vitrine-session=${ACCOUNT}`;
    const response = await respond(current, ({ session }) => session.end());
    expect(setCookies(response)).toEqual([
      "vitrine-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "woo-session=; Max-Age=0; Path=/; Secure; SameSite=Lax",
      "vitrine-ordered=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ]);
  });

  test("do not store an exposed account token again when its session ends", async () => {
    const response = await respond(`woo-session=${ACCOUNT}`, ({ session }) => session.end());
    expect(setCookies(response)).toEqual([
      expect.stringMatching(/^woo-session=; Max-Age=0;/),
      expect.stringMatching(/^vitrine-ordered=; Max-Age=0;/),
    ]);
  });
});

test("Of several sign-in cookies the first counts, and a later one is never tried", async () => {
  const authorizationWith = async (...tokens: string[]) => {
    const cookie = tokens.map((token) => `vitrine-customer=${token}`).join("; ");
    const response = await respond(cookie, ({ customer }) => customer.authorization());
    return (response.json() as { result: string | null }).result;
  };
  expect(await authorizationWith("first", "second")).toBe("Bearer access-of-first");
  expect(await authorizationWith("a b", "second")).toBe("Bearer access-of-second");
  // The backend has refused this one.
  expect(await authorizationWith("gone", "second")).toBeNull();
});

describe("A redacted token", () => {
  const redacted = redactToken(ACCOUNT);

  test("stands for the account's token in the HttpOnly cookie", async () => {
    const cookie = `woo-session=${redacted}; vitrine-session=${ACCOUNT}; vitrine-customer=refresh`;
    const response = await respond(cookie, ({ session }) => session.read());
    expect(response.json()).toEqual({ result: ACCOUNT });
  });

  test("without its account cookie is replaced by a new session if the customer is signed in", async () => {
    const cookie = `woo-session=${redacted}; vitrine-customer=refresh`;
    const response = await respond(cookie, (shopper) => [
      shopper.session.read() ?? null,
      hasSession(shopper),
    ]);
    expect(response.json()).toEqual({ result: [null, true] });
  });

  test("stays if nobody is signed in", async () => {
    const response = await respond(`woo-session=${redacted}`, ({ session }) => session.read());
    expect(isRedacted(response.json<{ result: string }>().result)).toBe(true);
  });
});

describe("A shopper's calls", () => {
  const call = async ({ send }: Shopper) => void (await send("http://backend/"));
  const lockedCall = ({ withSessionLock }: Shopper) =>
    withSessionLock(async (send) => void (await send("http://backend/")));

  test.each([
    ["outside the session lock", call],
    ["in the session lock", lockedCall],
  ])("carry the session and the customer, %s", async (_where, act) => {
    const { sent } = await respond(`woo-session=${GUEST}; vitrine-customer=refresh`, act);
    expect(sent.map((headers) => Object.fromEntries(headers))).toEqual([
      expect.objectContaining({
        authorization: "Bearer access-of-refresh",
        [SESSION_HEADER]: `Session ${GUEST}`,
      }),
    ]);
  });

  test.each([
    ["sendAsCustomer", "Bearer access-of-refresh"],
    ["sendWithoutTokens", null],
    ["sendAnonymous", null],
  ] as const)(
    "by %s carry the address, no session, and the customer as %j",
    async (name, customer) => {
      const act = async (shopper: Shopper) => void (await shopper[name]("http://backend/"));
      const { sent } = await respond(`woo-session=${GUEST}; vitrine-customer=refresh`, act);
      expect(sent.map((headers) => headers.get(ADDRESS_HEADER))).toEqual(["127.0.0.1"]);
      expect(sent[0]?.get("authorization")).toBe(customer);
      expect(sent[0]?.has(SESSION_HEADER)).toBe(false);
    },
  );

  test("carry the first of two customers", async () => {
    const { sent } = await respond("vitrine-customer=first; vitrine-customer=second", call);
    expect(sent[0]?.get("authorization")).toBe("Bearer access-of-first");
  });

  test("are a guest's after the backend refuses the sign-in, which signs the customer out", async () => {
    const response = await respond("vitrine-customer=gone", call);
    expect(response.sent[0]?.has("authorization")).toBe(false);
    expect(setCookies(response)).toEqual([expect.stringMatching(/^vitrine-customer=; Max-Age=0;/)]);
  });

  test("store the session that the backend renews", async () => {
    const renewed = fixedToken("t_ann", 9e9 + 1);
    const response = await respond(`woo-session=${GUEST}`, call, issuing(renewed));
    expect(setCookies(response)).toEqual([expect.stringContaining(`woo-session=${renewed};`)]);
  });

  test("leave a refused session to the browser, which restores its lines", async () => {
    const response = await respond(`woo-session=${GUEST}`, call, refusing(fixedToken("t_ben")));
    expect(setCookies(response)).toEqual([]);
  });

  test("begin a new session after a refused one with the option replacesRefused", async () => {
    const next = fixedToken("t_ben");
    const backend: Backend = (headers) =>
      headers.has(SESSION_HEADER) ? refusing(fixedToken("t_eve"))(headers) : issuing(next)(headers);
    const twice = async (shopper: Shopper) => {
      await call(shopper);
      await call(shopper);
    };
    const options = { replacesRefused: true };
    const response = await respond(`woo-session=${GUEST}`, twice, backend, options);
    expect(response.sent.map((headers) => headers.has(SESSION_HEADER))).toEqual([true, false]);
    expect(setCookies(response)).toEqual([expect.stringContaining(`woo-session=${next};`)]);
  });

  test("leave the cookie of a refused session if no new one begins", async () => {
    const options = { replacesRefused: true };
    const backend = refusing(fixedToken("t_ben"));
    const response = await respond(`woo-session=${GUEST}`, call, backend, options);
    expect(setCookies(response)).toEqual([]);
  });
});
