import { isServerError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
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

/** The tokens of a login. */
export type Login = { authToken: string; refreshToken: string };

/** Reason for a failed login: the shop refused it, or has no accounts at all. */
export type LoginRefusal = "refused" | "noAccounts";

/** True for the error of a schema without login, when its plugin is missing. */
const isUnknown = ({ message }: { message: string }) =>
  /^(Cannot query field|Unknown type) "(login|LoginInput|refreshJwtAuthToken|RefreshJwtAuthTokenInput)"/.test(
    message,
  );

/**
 * Returns the reason why a response has no tokens; throws if the backend failed, which is no
 * verdict on the customer.
 */
function refusalIn({ errors = [] }: Pick<OperationResult, "errors">): LoginRefusal {
  if (errors.some(isUnknown)) return "noAccounts";
  if (errors.length === 0 || errors.some(isServerError))
    throw new Error("the backend gave no tokens");
  return "refused";
}

/** Logs a customer in at the backend; rejects without a usable response. */
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
 * Exchanges a refresh token for a new access token; undefined if the backend refuses it. Rejects
 * without a usable response, which leaves the refresh token valid.
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
