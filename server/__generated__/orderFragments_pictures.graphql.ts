/**
 * @generated SignedSource<<aea3868227f0009de8cb7fae3e1b70d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderFragments_pictures$data = {
  readonly lineItems: {
    readonly nodes: ReadonlyArray<{
      readonly product: {
        readonly node: {
          readonly image: {
            readonly sourceUrl: string | null | undefined;
            readonly srcSet: string | null | undefined;
          } | null | undefined;
        };
      } | null | undefined;
      readonly productId: number | null | undefined;
      readonly variation: {
        readonly node: {
          readonly image: {
            readonly sourceUrl: string | null | undefined;
            readonly srcSet: string | null | undefined;
          } | null | undefined;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "orderFragments_pictures";
};
export type orderFragments_pictures$key = {
  readonly " $data"?: orderFragments_pictures$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFragments_pictures">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      {
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "sourceUrl"
          },
          {
            "kind": "ScalarField",
            "name": "srcSet"
          }
        ]
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "orderFragments_pictures",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "OrderToLineItemConnection",
      "kind": "LinkedField",
      "name": "lineItems",
      "plural": false,
      "selections": [
        {
          "concreteType": "LineItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "productId"
            },
            {
              "concreteType": "LineItemToProductConnectionEdge",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "LineItemToProductVariationConnectionEdge",
              "kind": "LinkedField",
              "name": "variation",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ]
        }
      ],
      "storageKey": "lineItems(first:4)"
    }
  ],
  "type": "Order"
};
})();

(node as any).hash = "3ebd5c42a2f2e20c7151b30778c42a70";

export default node;
