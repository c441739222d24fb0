/**
 * @generated SignedSource<<f61060e5d14bd1a37d9e1b80229f2586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_query$data = {
  readonly featured: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_query">;
  readonly " $fragmentType": "Hero_query";
};
export type Hero_query$key = {
  readonly " $data"?: Hero_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Hero_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CategoryNav_query"
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
              "kind": "ScalarField",
              "name": "databaseId"
            },
            {
              "kind": "FragmentSpread",
              "name": "HeroTile_product"
            }
          ]
        }
      ],
      "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "a7be5c313d0d35014ea6ae4ad2ef9a7f";

export default node;
