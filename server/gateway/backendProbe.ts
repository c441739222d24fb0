import document from "#server/__generated__/backendProbeQuery.graphql.ts";
import { graphql } from "./graphql.ts";
import type { ShopCall } from "./shopCall.ts";

void graphql`
  query backendProbeQuery {
    generalSettings {
      title
    }
  }
`;

const { name, text } = document.params;

/** Call that finds out if the backend answers at all: it reads one option and is nobody's. */
export const probeCall: ShopCall = {
  body: JSON.stringify({ operationName: name, variables: {}, query: text }),
  isMutation: false,
  isPersonal: false,
};
