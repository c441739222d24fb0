/**
 * @generated SignedSource<<ac4c6b94d5fde404438cfd86dfffdaae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type productFacts_variation$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }>;
  } | null | undefined;
  readonly databaseId: number;
  readonly dateOnSaleTo: string | null | undefined;
  readonly image: {
    readonly sourceUrl: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly price: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly stockStatus: StockStatusEnum | null | undefined;
  readonly words: string | null | undefined;
  readonly " $fragmentType": "productFacts_variation";
};
export type productFacts_variation$key = {
  readonly " $data"?: productFacts_variation$data;
  readonly " $fragmentSpreads": FragmentRefs<"productFacts_variation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "productFacts_variation",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "sku"
    },
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    {
      "kind": "ScalarField",
      "name": "dateOnSaleTo"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "format",
          "value": "RAW"
        }
      ],
      "kind": "ScalarField",
      "name": "price",
      "storageKey": "price(format:\"RAW\")"
    },
    {
      "alias": "words",
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    },
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "sourceUrl"
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ProductVariationToVariationAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "concreteType": "VariationAttribute",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    }
  ],
  "type": "ProductVariation",
  "abstractKey": "__isProductVariation"
};
})();

(node as any).hash = "fb4fe24006ce05da2621bb3bc605568a";

export default node;
