import type { Answer } from "#relay/contract/errors.ts";
import logInDocument from "#server/__generated__/customerLoginLogInMutation.graphql.ts";
import type { customerLoginLogInMutation } from "#server/__generated__/customerLoginLogInMutation.graphql.ts";
import refreshDocument from "#server/__generated__/customerLoginRefreshMutation.graphql.ts";
import type { customerLoginRefreshMutation } from "#server/__generated__/customerLoginRefreshMutation.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";

void graphql`
  mutation customerLoginLogInMutation($input: LoginInput!) {
    login(input: $input) {
      authToken
      refreshToken
    }
  }
`;

void graphql`
  mutation customerLoginRefreshMutation($input: RefreshJwtAuthTokenInput!) {
    refreshJwtAuthToken(input: $input) {
      authToken
    }
  }
`;

/** The tokens of a customer who has logged in. */
export type Login = { authToken: string; refreshToken: string };

/** Why there is no login: the shop says no, or it has no accounts at all. */
export type LoginRefusal = "refused" | "noAccounts";

/** WPGraphQL's words for a fault of its own, which is no word on the customer. */
const isFault = ({ message }: { message: string }) => message === "Internal server error";

/** Whether the schema knows nothing of logging in, as without the plugin that brings it. */
const isUnknown = ({ message }: { message: string }) =>
  /^(Cannot query field|Unknown type) "(login|LoginInput|refreshJwtAuthToken|RefreshJwtAuthTokenInput)"/.test(
    message,
  );

/** What an answer without the wanted tokens means; throws where it says nothing of the customer. */
function refusalIn({ errors = [] }: Pick<Answer, "errors">): LoginRefusal {
  if (errors.some(isUnknown)) return "noAccounts";
  if (errors.length === 0 || errors.some(isFault)) throw new Error("the backend gave no tokens");
  return "refused";
}

/** Logs a customer in at the backend; rejects where it gives no usable answer. */
export async function logIn(
  send: typeof fetch,
  credentials: { username: string; password: string },
): Promise<Login | LoginRefusal> {
  const response = await requestShop<customerLoginLogInMutation>(send, logInDocument, {
    input: credentials,
  });
  const { authToken, refreshToken } = response.data?.login ?? {};
  return authToken && refreshToken ? { authToken, refreshToken } : refusalIn(response);
}

/**
 * A new access token for a refresh token; undefined where the backend refuses that one. Rejects
 * where it gives no usable answer, which says nothing of the token.
 */
export async function refreshLogin(
  send: typeof fetch,
  jwtRefreshToken: string,
): Promise<string | undefined> {
  const response = await requestShop<customerLoginRefreshMutation>(send, refreshDocument, {
    input: { jwtRefreshToken },
  });
  const { authToken } = response.data?.refreshJwtAuthToken ?? {};
  if (authToken) return authToken;
  refusalIn(response);
  return undefined;
}
