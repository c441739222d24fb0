/**
 * @generated SignedSource<<1ea35f6a74ed43a2697e3bf6925746e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedProducts_product$data = {
  readonly related?: {
    readonly nodes: ReadonlyArray<{
      readonly card: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"selectRelated_product">;
  readonly " $fragmentType": "RelatedProducts_product";
};
export type RelatedProducts_product$key = {
  readonly " $data"?: RelatedProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedProducts_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "visibility": "VISIBLE"
  }
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasRelated"
    }
  ],
  "kind": "Fragment",
  "name": "RelatedProducts_product",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "selectRelated_product"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            }
          ]
        }
      ],
      "storageKey": "upsell(first:4,where:{\"visibility\":\"VISIBLE\"})"
    },
    {
      "condition": "hasRelated",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 32
            },
            (v0/*:: as any*/)
          ],
          "concreteType": "ProductToProductUnionConnection",
          "kind": "LinkedField",
          "name": "related",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "ProductCard_product"
                      }
                    ],
                    "type": "Product",
                    "abstractKey": "__isProduct"
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "card"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "ProductGrid_products"
                }
              ]
            }
          ],
          "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "d00cb800a16db1743538f81abe4a3219";

export default node;
