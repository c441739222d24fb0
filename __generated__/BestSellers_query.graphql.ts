/**
 * @generated SignedSource<<4144da8213475f8f26ca1c3629f7057c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BestSellers_query$data = {
  readonly popular: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BestSellers_query";
};
export type BestSellers_query$key = {
  readonly " $data"?: BestSellers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BestSellers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BestSellers_query",
  "selections": [
    {
      "alias": "popular",
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
            "orderby": [
              {
                "field": "POPULARITY",
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
              "name": "slug"
            },
            {
              "kind": "FragmentSpread",
              "name": "ProductGrid_products"
            }
          ]
        }
      ],
      "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "265fd929f7b43b3c4df9f2ba57c67d8b";

export default node;
