/**
 * @generated SignedSource<<3c9918f843171ca892341b135dbdb447>>
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
              "name": "databaseId"
            },
            {
              "kind": "FragmentSpread",
              "name": "HeroTile_product"
            }
          ]
        }
      ],
      "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "1912cd4f092d4100d6fec3bb4a05e9bc";

export default node;
