/**
 * @generated SignedSource<<1f28f252c06597bbd0ef65e0b5203020>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopLinks_query$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly saleItems: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ShopLinks_query";
};
export type ShopLinks_query$key = {
  readonly " $data"?: ShopLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopLinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShopLinks_query",
  "selections": [
    {
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
            "hideEmpty": true,
            "parent": 0
          }
        }
      ],
      "concreteType": "RootQueryToProductCategoryConnection",
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
            {
              "kind": "ScalarField",
              "name": "slug"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
    },
    {
      "alias": "saleItems",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "onSale": true,
            "orderby": [
              {
                "field": "DATE",
                "order": "DESC"
              }
            ],
            "status": "publish",
            "visibility": "VISIBLE"
          }
        }
      ],
      "concreteType": "RootQueryToProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            }
          ]
        }
      ],
      "storageKey": "products(first:1,where:{\"onSale\":true,\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "46447510c63ae30ab373f974034abe22";

export default node;
