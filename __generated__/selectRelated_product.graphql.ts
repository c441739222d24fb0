/**
 * @generated SignedSource<<789701a02073ec6e98667a988340792e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type selectRelated_product$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly ancestors: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId: number;
        }>;
      } | null | undefined;
      readonly databaseId: number;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly related: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "selectRelated_product";
};
export type selectRelated_product$key = {
  readonly " $data"?: selectRelated_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"selectRelated_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v3 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "visibility": "VISIBLE"
  }
},
v4 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "ProductToProductCategoryConnection",
            "kind": "LinkedField",
            "name": "productCategories",
            "plural": false,
            "selections": [
              {
                "concreteType": "ProductCategory",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ]
              }
            ],
            "storageKey": "productCategories(first:10)"
          }
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "ScalarField",
            "name": "stockStatus"
          }
        ],
        "type": "InventoriedProduct",
        "abstractKey": "__isInventoriedProduct"
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "selectRelated_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "args": (v2/*:: as any*/),
      "concreteType": "ProductToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "productCategories",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 20
                }
              ],
              "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
              "kind": "LinkedField",
              "name": "ancestors",
              "plural": false,
              "selections": [
                {
                  "concreteType": "ProductCategory",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/)
                  ]
                }
              ],
              "storageKey": "ancestors(first:20)"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": "upsell(first:4,where:{\"visibility\":\"VISIBLE\"})"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 32
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ProductToProductUnionConnection",
      "kind": "LinkedField",
      "name": "related",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "a17a6360a792177fc93bba641e8860dd";

export default node;
