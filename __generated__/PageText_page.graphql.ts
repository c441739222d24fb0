/**
 * @generated SignedSource<<0d137381133e1b21edf0160243bc967a>>
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
  readonly children: {
    readonly nodes: ReadonlyArray<{
      readonly featuredImage?: {
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
        };
      } | null | undefined;
      readonly title?: string | null | undefined;
      readonly uri?: string | null | undefined;
    }>;
  } | null | undefined;
  readonly content: string | null | undefined;
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
    };
  } | null | undefined;
  readonly modified: string | null | undefined;
  readonly parent: {
    readonly node: {
      readonly children?: {
        readonly nodes: ReadonlyArray<{
          readonly featuredImage?: {
            readonly node: {
              readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
            };
          } | null | undefined;
          readonly title?: string | null | undefined;
          readonly uri?: string | null | undefined;
        }>;
      } | null | undefined;
    };
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly uri: string | null | undefined;
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
},
v1 = {
  "kind": "ScalarField",
  "name": "uri"
},
v2 = {
  "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
  "kind": "LinkedField",
  "name": "featuredImage",
  "plural": false,
  "selections": [
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "ProductPicture_picture"
        }
      ]
    }
  ]
},
v3 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
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
        ]
      }
    }
  ],
  "concreteType": "HierarchicalContentNodeToContentNodeChildrenConnection",
  "kind": "LinkedField",
  "name": "children",
  "plural": false,
  "selections": [
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "type": "Page"
        }
      ]
    }
  ],
  "storageKey": "children(first:100,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}]})"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageText_page",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "content"
    },
    {
      "kind": "ScalarField",
      "name": "modified"
    },
    (v2/*:: as any*/),
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
            (v1/*:: as any*/),
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
    },
    (v3/*:: as any*/),
    {
      "concreteType": "HierarchicalContentNodeToParentContentNodeConnectionEdge",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/)
              ],
              "type": "Page"
            }
          ]
        }
      ]
    }
  ],
  "type": "Page"
};
})();

(node as any).hash = "2e45672fb8b3e9d48627cb74a6582682";

export default node;
