/**
 * @generated SignedSource<<2b3ef80da2adee569c9b69dce41fc38e>>
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
  "metadata": null,
  "name": "TermsField_query",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": "Page",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "f0109b7f7439b65cc80213b1ea3a45d9";

export default node;
