import document from "#server/__generated__/endSignInsMutation.graphql.ts";
import type { endSignInsMutation } from "#server/__generated__/endSignInsMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { requestSignIn } from "#server/shopper/customerSignIn.ts";
import type { SignInTokens } from "#server/shopper/customerSignIn.ts";
import type { SentForm } from "./formAction.ts";
import type { KnownPerson } from "./requestPerson.ts";

// End of an account's sign-ins after a new password.

// WPGraphQL-JWT-Authentication adds this field to WordPress's own input, not to WooGraphQL's.
void graphql`
  mutation endSignInsMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      clientMutationId
    }
  }
`;

type Form = Pick<SentForm, "request" | "shopper">;

/** Signs in with a new password; undefined if that fails, as the password has been changed. */
async function signInAgain(
  { request, shopper }: Form,
  credentials: { username: string; password: string },
): Promise<SignInTokens | undefined> {
  try {
    const given = await requestSignIn(shopper.sendAnonymous, credentials);
    return typeof given === "string" ? undefined : given;
  } catch (error) {
    request.log.error({ err: error }, "a sign-in with a new password failed");
    return undefined;
  }
}

/** Logs that the end of sign-ins failed: the password has been changed all the same. */
const logged =
  ({ request }: Form) =>
  (error: unknown): void =>
    request.log.error({ err: error }, "the sign-ins with a former password were not ended");

/**
 * Ends all sign-ins of an account but this browser's, which signs in again with the new password:
 * here at once, and at a backend that compares the secret of its sign-ins. A backend without the
 * plugin rejects that document.
 */
export async function endOtherSignIns(
  form: Form,
  { id, person: { username } }: KnownPerson,
  password: string,
): Promise<void> {
  const { customer, send } = form.shopper;
  const input = { id, refreshJwtUserSecret: true };
  await requestShop<endSignInsMutation>(send, document, { input }).catch(logged(form));
  const given = await signInAgain(form, { username, password });
  if (given) customer.signIn(given);
  await customer.endOthers().catch(logged(form));
}

/**
 * Ends all sign-ins with a former password. A sign-in with the new one, which nobody keeps, names
 * the account and the backend's time.
 */
export async function endEarlierSignIns(
  form: Form,
  credentials: { username: string; password: string },
): Promise<void> {
  const given = await signInAgain(form, credentials);
  if (given) await form.shopper.customer.endEarlier(given).catch(logged(form));
}
