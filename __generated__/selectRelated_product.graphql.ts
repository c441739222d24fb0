/**
 * @generated SignedSource<<57dc3fdbf9b357af2753ed332165f551>>
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
          readonly id: string;
        }>;
      } | null | undefined;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly productTags: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly related: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId?: number;
      readonly id?: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly productTags?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
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
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = [
  (v0/*:: as any*/)
],
v5 = [
  {
    "concreteType": "ProductCategory",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": (v4/*:: as any*/)
  }
],
v6 = {
  "args": (v3/*:: as any*/),
  "concreteType": "ProductToProductTagConnection",
  "kind": "LinkedField",
  "name": "productTags",
  "plural": false,
  "selections": [
    {
      "concreteType": "ProductTag",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v4/*:: as any*/)
    }
  ],
  "storageKey": "productTags(first:20)"
},
v7 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "visibility": "VISIBLE"
  }
};
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
            {
              "args": (v3/*:: as any*/),
              "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
              "kind": "LinkedField",
              "name": "ancestors",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": "ancestors(first:20)"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    },
    (v6/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        },
        (v7/*:: as any*/)
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
              "kind": "InlineFragment",
              "selections": (v4/*:: as any*/),
              "type": "Product",
              "abstractKey": "__isProduct"
            }
          ]
        }
      ],
      "storageKey": "upsell(first:4,where:{\"visibility\":\"VISIBLE\"})"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 32
        },
        (v7/*:: as any*/)
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
              "kind": "InlineFragment",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "args": (v2/*:: as any*/),
                  "concreteType": "ProductToProductCategoryConnection",
                  "kind": "LinkedField",
                  "name": "productCategories",
                  "plural": false,
                  "selections": (v5/*:: as any*/),
                  "storageKey": "productCategories(first:10)"
                },
                (v6/*:: as any*/)
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
      ],
      "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "5658408877f1f06f45509e534d6e5def";

export default node;
