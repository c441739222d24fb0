/**
 * @generated SignedSource<<fa4c03124638700a4e271fa91e0a4506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopWindow_query$data = {
  readonly featured: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ShopWindowLight_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Transom_query">;
  readonly " $fragmentType": "ShopWindow_query";
};
export type ShopWindow_query$key = {
  readonly " $data"?: ShopWindow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopWindow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShopWindow_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "Transom_query"
    },
    {
      "alias": "featured",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "featured": true,
            "orderby": [
              {
                "field": "MENU_ORDER",
                "order": "ASC"
              }
            ],
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
              "kind": "FragmentSpread",
              "name": "ShopWindowLight_product"
            }
          ]
        }
      ],
      "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "d27f0a17024ae920752fa44b43a52213";

export default node;
