/**
 * @generated SignedSource<<8d1eadd6bd2bfbd067c9c8e9547ed8fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type feedProduct_variations$data = {
  readonly nodes: ReadonlyArray<{
    readonly attributes: {
      readonly nodes: ReadonlyArray<{
        readonly name: string | null | undefined;
        readonly value: string | null | undefined;
      }>;
    } | null | undefined;
    readonly databaseId: number;
    readonly dateOnSaleFrom: string | null | undefined;
    readonly dateOnSaleTo: string | null | undefined;
    readonly description: string | null | undefined;
    readonly image: {
      readonly sourceUrl: string | null | undefined;
    } | null | undefined;
    readonly onSale: boolean | null | undefined;
    readonly price: string | null | undefined;
    readonly regularPrice: string | null | undefined;
    readonly regularWords: string | null | undefined;
    readonly salePrice: string | null | undefined;
    readonly saleWords: string | null | undefined;
    readonly sku: string | null | undefined;
    readonly stockStatus: StockStatusEnum | null | undefined;
    readonly words: string | null | undefined;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "feedProduct_variations";
};
export type feedProduct_variations$key = {
  readonly " $data"?: feedProduct_variations$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedProduct_variations">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "feedProduct_variations",
  "selections": [
    {
      "concreteType": "ProductWithVariationsToProductVariationConnectionPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    },
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
          "kind": "ScalarField",
          "name": "sku"
        },
        {
          "kind": "ScalarField",
          "name": "description"
        },
        {
          "kind": "ScalarField",
          "name": "onSale"
        },
        {
          "kind": "ScalarField",
          "name": "dateOnSaleFrom"
        },
        {
          "kind": "ScalarField",
          "name": "dateOnSaleTo"
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
          "args": (v0/*:: as any*/),
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
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "regularPrice",
          "storageKey": "regularPrice(format:\"RAW\")"
        },
        {
          "alias": "regularWords",
          "kind": "ScalarField",
          "name": "regularPrice"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "salePrice",
          "storageKey": "salePrice(format:\"RAW\")"
        },
        {
          "alias": "saleWords",
          "kind": "ScalarField",
          "name": "salePrice"
        },
        {
          "kind": "ScalarField",
          "name": "stockStatus"
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
                {
                  "kind": "ScalarField",
                  "name": "name"
                },
                {
                  "kind": "ScalarField",
                  "name": "value"
                }
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        }
      ]
    }
  ],
  "type": "ProductWithVariationsToProductVariationConnection"
};
})();

(node as any).hash = "6d4d418eeedea17be7b72fb0c8cf6fee";

export default node;
