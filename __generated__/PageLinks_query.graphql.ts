/**
 * @generated SignedSource<<c78c7d62fc3a748e3096de68bae7c6de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageLinks_query$data = {
  readonly pages: {
    readonly nodes: ReadonlyArray<{
      readonly isPostsPage: boolean;
      readonly isPrivacyPage: boolean;
      readonly title: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PageLinks_query";
};
export type PageLinks_query$key = {
  readonly " $data"?: PageLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageLinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageLinks_query",
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
            },
            {
              "kind": "ScalarField",
              "name": "isPostsPage"
            },
            {
              "kind": "ScalarField",
              "name": "isPrivacyPage"
            }
          ]
        }
      ],
      "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "848081298b7d1e4e43de9c61a8fe68b6";

export default node;
