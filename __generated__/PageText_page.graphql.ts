/**
 * @generated SignedSource<<fb8326c1a0191e5c7952f0023dc8baae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageText_page$data = {
  readonly ancestors: {
    readonly nodes: ReadonlyArray<{
      readonly title?: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
  readonly content: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "PageText_page";
};
export type PageText_page$key = {
  readonly " $data"?: PageText_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageText_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageText_page",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "content"
    },
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
                (v0/*:: as any*/)
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
})();

(node as any).hash = "d695f5cd95f7b8e2477e08182952bd21";

export default node;
