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

/** Call that checks whether the backend responds: it reads one option, without a session. */
export const probeCall: ShopCall = {
  body: JSON.stringify({ operationName: name, variables: {}, query: text }),
  isMutation: false,
  isPersonal: false,
};
