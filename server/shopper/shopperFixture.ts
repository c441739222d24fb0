import Fastify from "fastify";
import type { LightMyRequestResponse } from "fastify";
import { SESSION_HEADER } from "#relay/session/session.ts";
import { fixedToken } from "#server/backend/sessions/tokenFixture.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { registerCookies } from "./cookies.ts";
import { createCustomerTokens } from "./customerTokens.ts";
import { declarePrivate } from "./privateReply.ts";
import { createShopperOf } from "./shopperOf.ts";
import type { Shopper, ShopperOf } from "./shopperOf.ts";

// Test fixture: requests of a shopper with cookies, over a mock gateway.

export const GUEST = fixedToken("t_ann");
export const ACCOUNT = fixedToken("7");

/** A backend that responds by request headers. */
export type Backend = (headers: Headers) => Response;

export const ok: Backend = () => Response.json({ data: {} });

export const issuing =
  (token: string, body: object = { data: {} }): Backend =>
  () =>
    Response.json(body, { headers: { [SESSION_HEADER]: token } });

export const refusing = (token: string) =>
  issuing(token, { errors: [{ message: "invalid_token: Expired token" }] });

/**
 * Returns the response to a request with these cookies, whose route calls `act` with its shopper,
 * and the session headers that were sent to be confirmed: those of `.valid` tokens are accepted.
 */
export async function respond(
  cookie: string,
  act: (shopper: Shopper) => unknown,
  backend: Backend = ok,
  options?: Parameters<ShopperOf>[2],
): Promise<LightMyRequestResponse & { sent: Headers[]; checked: string[] }> {
  const sent: Headers[] = [];
  const checked: string[] = [];
  const accepted = new Set<string>();
  const personal: typeof fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    sent.push(headers);
    return backend(headers);
  };
  const gateway = {
    personal,
    shared: personal,
    isConfirmed: (token: string) =>
      (token.startsWith("e30.") && token.endsWith(".known")) || accepted.has(token),
    isRefused: (token: string) => token.endsWith(".refused"),
    confirm: async ({ session = "" }: ShopSession) => {
      checked.push(session);
      if (session.endsWith(".valid")) accepted.add(session.replace("Session ", ""));
    },
    withSessionLock: ((_session, work) =>
      work(personal, undefined)) as ShopGateway["withSessionLock"],
    withTokenLock: ((_session, work) => work()) as ShopGateway["withTokenLock"],
  };
  const customers = createCustomerTokens(async (token) =>
    token === "gone" ? undefined : `access-of-${token}`,
  );
  const shopperOf = createShopperOf({ gateway, customers });
  const app = Fastify();
  await registerCookies(app);
  app.post("/", async (request, reply) => {
    const shopper = await shopperOf(request, declarePrivate(reply), options);
    return { result: (await act(shopper)) ?? null };
  });
  const headers = { cookie, host: "shop.example" };
  const response = await app.inject({ method: "POST", url: "/", headers });
  await app.close();
  return Object.assign(response, { sent, checked });
}
