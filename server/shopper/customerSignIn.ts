import { isServerError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import signInDocument from "#server/__generated__/customerSignInMutation.graphql.ts";
import type { customerSignInMutation } from "#server/__generated__/customerSignInMutation.graphql.ts";
import refreshDocument from "#server/__generated__/customerSignInRefreshMutation.graphql.ts";
import type { customerSignInRefreshMutation } from "#server/__generated__/customerSignInRefreshMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

// Sign-in of a customer at the backend, and refresh of the access token.

void graphql`
  mutation customerSignInMutation($input: LoginInput!) {
    login(input: $input) {
      authToken
      refreshToken
    }
  }
`;

void graphql`
  mutation customerSignInRefreshMutation($input: RefreshJwtAuthTokenInput!) {
    refreshJwtAuthToken(input: $input) {
      authToken
    }
  }
`;

/** The tokens of a sign-in. */
export type SignInTokens = { authToken: string; refreshToken: string };

/** Reason for a failed login: the shop refused it, or has no accounts at all. */
export type SignInRefusal = "refused" | "noAccounts";

/** True for the error of a schema without `login`, when its plugin is missing. */
const isUnknown = ({ message }: { message: string }) =>
  /^(Cannot query field|Unknown type) "(login|LoginInput|refreshJwtAuthToken|RefreshJwtAuthTokenInput)"/.test(
    message,
  );

/**
 * Returns the reason why a response has no tokens; throws if the backend failed, which is no
 * verdict on the customer.
 */
function refusalIn({ errors = [] }: Pick<OperationResult, "errors">): SignInRefusal {
  if (errors.some(isUnknown)) return "noAccounts";
  if (errors.length === 0 || errors.some(isServerError))
    throw new Error("the backend gave no tokens");
  return "refused";
}

/** Signs a customer in at the backend; rejects without a usable response. */
export async function requestSignIn(
  send: typeof fetch,
  credentials: { username: string; password: string },
): Promise<SignInTokens | SignInRefusal> {
  const response = await requestShop<customerSignInMutation>(send, signInDocument, {
    input: credentials,
  });
  const { authToken, refreshToken } = response.data?.login ?? {};
  return authToken && refreshToken ? { authToken, refreshToken } : refusalIn(response);
}

/**
 * Exchanges a refresh token for a new access token; undefined if the backend refuses it. Rejects
 * without a usable response, which leaves the refresh token valid.
 */
export async function refreshSignIn(
  send: typeof fetch,
  jwtRefreshToken: string,
): Promise<string | undefined> {
  const response = await requestShop<customerSignInRefreshMutation>(send, refreshDocument, {
    input: { jwtRefreshToken },
  });
  const { authToken } = response.data?.refreshJwtAuthToken ?? {};
  if (authToken) return authToken;
  refusalIn(response);
  return undefined;
}
