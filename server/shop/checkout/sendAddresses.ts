import document from "#server/__generated__/sendAddressesMutation.graphql.ts";
import type { sendAddressesMutation } from "#server/__generated__/sendAddressesMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

void graphql`
  mutation sendAddressesMutation($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      customer {
        databaseId
      }
    }
  }
`;

/** Sends a session's addresses to the backend, which calculates taxes and delivery from them. */
export const sendAddresses = (
  send: typeof fetch,
  input: sendAddressesMutation["variables"]["input"],
) => requestShop<sendAddressesMutation>(send, document, { input });
