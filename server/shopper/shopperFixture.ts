import { SESSION_HEADER } from "#relay/session/session.ts";
import { fixedToken } from "#server/gateway/tokenFixture.ts";

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
