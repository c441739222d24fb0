import type { Person } from "#relay/contract/account/accountData.ts";
import { isRefusal } from "#relay/session/session.ts";
import document from "#server/__generated__/requestPersonQuery.graphql.ts";
import type { requestPersonQuery } from "#server/__generated__/requestPersonQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

// Query for the signed-in customer's name, user name and email address.

void graphql`
  query requestPersonQuery {
    customer {
      id
      email
      username
      firstName
      lastName
      displayName
    }
  }
`;

/** A signed-in customer with the backend's id. */
export type KnownPerson = { id: string; person: Person };

/**
 * Fetches the signed-in customer; undefined for a guest, and if the session is refused. Rejects
 * without a customer in the response.
 */
export async function requestPerson(send: typeof fetch): Promise<KnownPerson | undefined> {
  const { data, errors } = await requestShop<requestPersonQuery>(send, document, {});
  if (isRefusal(errors)) return undefined;
  if (!data?.customer) throw new Error("the backend did not say who is signed in");
  const { id, email, username, firstName, lastName, displayName } = data.customer;
  if (id === "guest" || !email) return undefined;
  const person: Person = {
    email,
    username: username ?? email,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    displayName: displayName ?? "",
  };
  return { id, person };
}
