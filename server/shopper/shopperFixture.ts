import { SESSION_HEADER } from "#relay/session/session.ts";

/** Creates a customer's session token; `t_…` is a guest, a number an account. */
export function tokenOf(customer: string, exp = 9e9): string {
  const claims = JSON.stringify({ exp, data: { customer_id: customer } });
  return `e30.${Buffer.from(claims).toString("base64url")}.x`;
}

export const GUEST = tokenOf("t_ann");
export const ACCOUNT = tokenOf("7");

/** A backend that answers by request headers. */
export type Backend = (headers: Headers) => Response;

export const ok: Backend = () => Response.json({ data: {} });

export const offering =
  (token: string, body: object = { data: {} }): Backend =>
  () =>
    Response.json(body, { headers: { [SESSION_HEADER]: token } });

export const refusing = (token: string) =>
  offering(token, { errors: [{ message: "invalid_token: Expired token" }] });
