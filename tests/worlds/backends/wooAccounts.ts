import { randomBytes } from "node:crypto";
import { readToken, signToken, issueToken, readClaim } from "./embeddedShop.ts";
import type { Shop } from "./embeddedShop.ts";

// Accounts of the WooGraphQL test server: sign-in and token refresh, as the JWT plugin responds.

const HEADER = "woocommerce-session";
const CUSTOMER = "2";
const WEEK = 604_800;
const YEAR = 31_536_000;

/** The only customer with an account. */
export const account = { username: "shopper", password: "correct-horse-battery" };

/** The customers of a shop whose WordPress has the plugin for JWT authentication. */
export type WooAccounts = {
  /** Returns every access token issued so far. */
  accessTokens: () => readonly string[];
  /** Sets the lifetime of the next access tokens; 300 seconds by default. */
  letAccessLive: (seconds: number) => void;
  /** Rejects all refresh tokens issued so far, as when a customer's secret is revoked. */
  revoke: () => void;
  /** Removes the sign-in plugin: its schema has no `login` from then on. */
  remove: () => void;
  /** Responds to a sign-in or a refresh; undefined for all other requests. */
  response: (
    query: string,
    input: Record<string, string>,
    headers: Headers,
  ) => Response | undefined;
  /**
   * Authorizes a request: changes its session header to the customer's, and returns the token that
   * the response must carry. A request with an invalid authorization gets the error response for
   * it.
   */
  admit: (headers: Headers) => { token?: string; refusal?: Response };
};

const json = (body: object, token?: string) =>
  Response.json(body, { headers: token ? { [HEADER]: token } : {} });

const failed = (field: string, message: string) => ({
  errors: [{ message, locations: [{ line: 1, column: 28 }], path: [field] }],
  data: { [field]: null },
});

const unknown = (field: string) => ({
  errors: [{ message: `Cannot query field "${field}" on type "RootMutation".` }],
});

/** Opens the accounts of a shop, with responses as they were recorded. */
export function openAccounts(shop: Shop): WooAccounts {
  let lifetime = 300;
  let secret = randomBytes(6).toString("hex");
  let exists = true;
  let serial = 0;
  const given: string[] = [];
  const seconds = () => Math.floor(shop.now() / 1000);
  const iss = shop.siteUrl;
  const sign = (user: object, lives: number) => {
    const iat = seconds();
    // Two tokens of the same second would be equal.
    const claims = { iss, iat, nbf: iat, exp: iat + lives, data: { user }, jti: (serial += 1) };
    return signToken(claims, shop.secret);
  };
  const accessToken = () => {
    const token = sign({ id: CUSTOMER }, lifetime);
    given.push(token);
    return token;
  };
  const guestsToken = () => issueToken(shop, `t_${randomBytes(15).toString("hex")}`, WEEK);
  const customersToken = () => issueToken(shop, CUSTOMER, WEEK);
  const claimOf = (headers: Headers) => readClaim(shop, headers.get(HEADER));
  const guestTokenFor = (headers: Headers) =>
    claimOf(headers).kind === "customer" ? undefined : guestsToken();

  /** Gives the guest's session row to the customer; the guest's token has no row from then on. */
  function moveCart(headers: Headers): void {
    const claim = claimOf(headers);
    if (claim.kind !== "customer" || claim.customerId === CUSTOMER) return;
    const { database } = shop;
    const row = database.first("select 1 from session where customer_id = ?", claim.customerId);
    if (!row) return;
    database.run("delete from session where customer_id = ?", CUSTOMER);
    const move = "update session set customer_id = ? where customer_id = ?";
    database.run(move, CUSTOMER, claim.customerId);
  }

  function login({ username = "", password }: Record<string, string>, headers: Headers): Response {
    if (username !== account.username || password !== account.password) {
      const message = `&lt;strong&gt;Error:&lt;/strong&gt; The password you entered for the username &lt;strong&gt;${username}&lt;/strong&gt; is incorrect. &lt;a href=&quot;https://shop.example/my-account/lost-password/&quot;&gt;Lost your password?&lt;/a&gt;`;
      return json(failed("login", message), guestTokenFor(headers));
    }
    moveCart(headers);
    const refreshToken = sign({ id: CUSTOMER, user_secret: secret }, YEAR);
    return json({ data: { login: { authToken: accessToken(), refreshToken } } }, customersToken());
  }

  function refresh({ jwtRefreshToken = "" }: Record<string, string>, headers: Headers): Response {
    if (userOf(jwtRefreshToken)?.["user_secret"] !== secret) {
      const refusal = failed("refreshJwtAuthToken", "The provided refresh token is invalid");
      return json(refusal, guestTokenFor(headers));
    }
    const data = { refreshJwtAuthToken: { authToken: accessToken() } };
    return json({ data }, guestTokenFor(headers));
  }

  function userOf(token: string): Record<string, unknown> | undefined {
    try {
      const { data } = readToken(token, shop.secret, seconds()) as { data?: { user?: object } };
      return { ...data?.user };
    } catch {
      return undefined;
    }
  }

  return {
    accessTokens: () => given,
    letAccessLive: (lives) => void (lifetime = lives),
    revoke: () => void (secret = randomBytes(6).toString("hex")),
    remove: () => void (exists = false),
    response: (query, input, headers) => {
      const [, field] = /^mutation[^{]*\{\s*(login|refreshJwtAuthToken)\(/.exec(query) ?? [];
      if (field === undefined) return undefined;
      if (!exists) return json(unknown(field));
      return field === "login" ? login(input, headers) : refresh(input, headers);
    },
    admit: (headers) => {
      const authorization = headers.get("authorization");
      if (authorization === null) return {};
      if (userOf(authorization.replace(/^Bearer /, ""))?.["id"] !== CUSTOMER) {
        return { refusal: json(failed("cart", "Internal server error")) };
      }
      const claim = claimOf(headers);
      if (claim.kind === "customer" && claim.customerId === CUSTOMER) return {};
      const token = customersToken();
      headers.set(HEADER, `Session ${token}`);
      return { token };
    },
  };
}
