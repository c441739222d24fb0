/**
 * @generated SignedSource<<ec668fe675cf35578ab5477446d6879f>>
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

(node as any).hash = "aadd0143bb3a7d163ad8d48ab2c2038d";

export default node;
