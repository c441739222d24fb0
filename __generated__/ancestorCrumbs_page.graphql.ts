/**
 * @generated SignedSource<<e949b9899bb7487dfacf8a8b0bf4bcaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ancestorCrumbs_page$data = {
  readonly ancestors: {
    readonly nodes: ReadonlyArray<{
      readonly title?: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ancestorCrumbs_page";
};
export type ancestorCrumbs_page$key = {
  readonly " $data"?: ancestorCrumbs_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ancestorCrumbs_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ancestorCrumbs_page",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "HierarchicalContentNodeToContentNodeAncestorsConnection",
      "kind": "LinkedField",
      "name": "ancestors",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uri"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "title"
                }
              ],
              "type": "NodeWithTitle",
              "abstractKey": "__isNodeWithTitle"
            }
          ]
        }
      ],
      "storageKey": "ancestors(first:20)"
    }
  ],
  "type": "Page"
};

(node as any).hash = "36a103b7e70b69e9a9d6d89f4e6fffdd";

export default node;
