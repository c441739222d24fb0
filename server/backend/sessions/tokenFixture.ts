// Test fixture: session tokens and authorizations of made-up customers.

let serial = 0;

const jwt = (claims: object, signature = `s${(serial += 1)}`) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;

type Times = { iat?: number; exp?: number };

const sessionClaims = (customer: string | number, times: Times) => ({
  iat: 1,
  exp: 9e9,
  ...times,
  data: { customer_id: customer },
});

/** Creates a session token; no two are equal. `t_…` is a guest, a number an account. */
export const sessionToken = (customer: string | number, times: Times = {}) =>
  jwt(sessionClaims(customer, times));

/** Creates a session token that is equal for the same customer and expiry. */
export const fixedToken = (customer: string, exp?: number) =>
  jwt(sessionClaims(customer, { ...(exp !== undefined && { exp }) }), "x");

/** Creates the `Authorization` header of an account. */
export const authorizationOf = (account: string) =>
  `Bearer ${jwt({ data: { user: { id: account } } })}`;
