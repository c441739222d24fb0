import document from "#server/__generated__/requestCustomerIdQuery.graphql.ts";
import type { requestCustomerIdQuery } from "#server/__generated__/requestCustomerIdQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";

void graphql`
  query requestCustomerIdQuery {
    customer {
      databaseId
    }
  }
`;

/** Requests the customer of a session, so that the backend confirms or renews its token. */
export const requestCustomerId = (send: typeof fetch) =>
  requestShop<requestCustomerIdQuery>(send, document, {});
