let serial = 0;

const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s${(serial += 1)}`;

/** Creates a session token; no two are equal. `t_…` is a guest, a number an account. */
export const sessionToken = (
  customer: string | number,
  times: { iat?: number; exp?: number } = {},
) => jwt({ iat: 1, exp: 9e9, ...times, data: { customer_id: customer } });

/** Creates the `Authorization` header of an account. */
export const authorizationOf = (account: string) =>
  `Bearer ${jwt({ data: { user: { id: account } } })}`;
