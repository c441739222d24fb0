import type { Answer } from "#relay/contract/errors.ts";
import { GATEWAY_URL } from "#server/gateway/shopGateway.ts";

// Not in the relay compiler's list: a browser may not send these itself.
const LOG_IN =
  "mutation LogIn($input: LoginInput!) { login(input: $input) { authToken refreshToken } }";
const REFRESH =
  "mutation RefreshLogin($input: RefreshJwtAuthTokenInput!) { refreshJwtAuthToken(input: $input) { authToken } }";

/** The tokens of a customer who has logged in. */
export type Login = { authToken: string; refreshToken: string };

/** Why there is no login: the shop says no, or it has no accounts at all. */
export type LoginRefusal = "refused" | "noAccounts";

async function ask(send: typeof fetch, query: string, input: object): Promise<Answer> {
  const body = JSON.stringify({ query, variables: { input } });
  const response = await send(GATEWAY_URL, { method: "POST", body });
  if (response.status >= 500) throw new Error(`the backend answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** WPGraphQL's words for a fault of its own, which is no word on the customer. */
const isFault = ({ message }: { message: string }) => message === "Internal server error";

/** Whether the schema knows nothing of logging in, as without the plugin that brings it. */
const isUnknown = ({ message }: { message: string }) =>
  /^(Cannot query field|Unknown type) "(login|LoginInput|refreshJwtAuthToken|RefreshJwtAuthTokenInput)"/.test(
    message,
  );

/** What an answer without the wanted tokens means; throws where it says nothing of the customer. */
function refusalIn({ errors = [] }: Answer): LoginRefusal {
  if (errors.some(isUnknown)) return "noAccounts";
  if (errors.length === 0 || errors.some(isFault)) throw new Error("the backend gave no tokens");
  return "refused";
}

/** Logs a customer in at the backend; rejects where it gives no usable answer. */
export async function logIn(
  send: typeof fetch,
  credentials: { username: string; password: string },
): Promise<Login | LoginRefusal> {
  const answer = await ask(send, LOG_IN, credentials);
  const { authToken, refreshToken } = (answer.data?.login ?? {}) as Partial<Login>;
  return authToken && refreshToken ? { authToken, refreshToken } : refusalIn(answer);
}

/**
 * A new access token for a refresh token; undefined where the backend refuses that one. Rejects
 * where it gives no usable answer, which says nothing of the token.
 */
export async function refreshLogin(
  send: typeof fetch,
  jwtRefreshToken: string,
): Promise<string | undefined> {
  const answer = await ask(send, REFRESH, { jwtRefreshToken });
  const { authToken } = (answer.data?.refreshJwtAuthToken ?? {}) as Partial<Login>;
  if (authToken) return authToken;
  refusalIn(answer);
  return undefined;
}
