/**
 * @generated SignedSource<<9648e6acb79770c763fa0c0b9f85fe03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_pictures$data = {
  readonly lineItems: {
    readonly nodes: ReadonlyArray<{
      readonly product: {
        readonly node: {
          readonly image: {
            readonly sourceUrl: string | null | undefined;
            readonly srcSet: string | null | undefined;
          } | null | undefined;
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
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
  readonly " $fragmentType": "requestOrder_pictures";
};
export type requestOrder_pictures$key = {
  readonly " $data"?: requestOrder_pictures$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_pictures">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_pictures",
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
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "name"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "slug"
                    },
                    (v0/*:: as any*/)
                  ]
                }
              ]
            },
            {
              "concreteType": "LineItemToProductVariationConnectionEdge",
              "kind": "LinkedField",
              "name": "variation",
              "plural": false,
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ]
                }
              ]
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

(node as any).hash = "e746550165c64d3571acfb23e301d6d8";

export default node;
