/**
 * @generated SignedSource<<afda576bca2e839d385f0c8fd3692609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactFields_query$data = {
  readonly customer: {
    readonly databaseId: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ContactFields_query";
};
export type ContactFields_query$key = {
  readonly " $data"?: ContactFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ContactFields_query",
  "selections": [
    {
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "databaseId"
        }
      ]
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "e15c07bc296e19c8bfefe6f4b7da3359";

export default node;
