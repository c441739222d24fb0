/**
 * @generated SignedSource<<8d6656355a8735c741fd3cd622865f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsField_query$data = {
  readonly pages: {
    readonly nodes: ReadonlyArray<{
      readonly title: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TermsField_query";
};
export type TermsField_query$key = {
  readonly " $data"?: TermsField_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsField_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TermsField_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 14
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hasPassword": false,
            "orderby": [
              {
                "field": "MENU_ORDER",
                "order": "ASC"
              }
            ],
            "parent": "0"
          }
        }
      ],
      "concreteType": "RootQueryToPageConnection",
      "kind": "LinkedField",
      "name": "pages",
      "plural": false,
      "selections": [
        {
          "concreteType": "Page",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "title"
            },
            {
              "kind": "ScalarField",
              "name": "uri"
            }
          ]
        }
      ],
      "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "f0109b7f7439b65cc80213b1ea3a45d9";

export default node;
