/**
 * @generated SignedSource<<5089f3a1e38e250a207b01a84f6caaf7>>
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
      readonly content?: string | null | undefined;
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
  "kind": "ScalarField",
  "name": "content"
},
v3 = {
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
v4 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageText_page",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "modified"
    },
    (v3/*:: as any*/),
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
    {
      "args": (v4/*:: as any*/),
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
                (v2/*:: as any*/),
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "type": "Page"
            }
          ]
        }
      ],
      "storageKey": "children(first:100,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}]})"
    },
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
                {
                  "args": (v4/*:: as any*/),
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
                            (v3/*:: as any*/)
                          ],
                          "type": "Page"
                        }
                      ]
                    }
                  ],
                  "storageKey": "children(first:100,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}]})"
                }
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

(node as any).hash = "29358460695b1ba42d246dd1c4b3b135";

export default node;
