/**
 * @generated SignedSource<<0cd28cf115300dc0bec7a5411d94d828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackordersEnum = "NO" | "NOTIFY" | "YES";
export type ManageStockEnum = "FALSE" | "PARENT" | "TRUE";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type sourceVariations_variation$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }>;
  } | null | undefined;
  readonly backorders: BackordersEnum | null | undefined;
  readonly databaseId: number;
  readonly dateOnSaleFrom: string | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly description: string | null | undefined;
  readonly downloadable: boolean | null | undefined;
  readonly image: {
    readonly altText: string | null | undefined;
    readonly databaseId: number;
    readonly sourceUrl: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly lowStockAmount: number | null | undefined;
  readonly manageStock: ManageStockEnum | null | undefined;
  readonly regularPrice: string | null | undefined;
  readonly salePrice: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly stockQuantity: number | null | undefined;
  readonly stockStatus: StockStatusEnum | null | undefined;
  readonly virtual: boolean | null | undefined;
  readonly " $fragmentType": "sourceVariations_variation";
};
export type sourceVariations_variation$key = {
  readonly " $data"?: sourceVariations_variation$data;
  readonly " $fragmentSpreads": FragmentRefs<"sourceVariations_variation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "sourceVariations_variation",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "virtual"
    },
    {
      "kind": "ScalarField",
      "name": "downloadable"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "regularPrice",
      "storageKey": "regularPrice(format:\"RAW\")"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "salePrice",
      "storageKey": "salePrice(format:\"RAW\")"
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
      "kind": "ScalarField",
      "name": "manageStock"
    },
    {
      "kind": "ScalarField",
      "name": "stockQuantity"
    },
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    },
    {
      "kind": "ScalarField",
      "name": "backorders"
    },
    {
      "kind": "ScalarField",
      "name": "lowStockAmount"
    },
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "sourceUrl"
        },
        {
          "kind": "ScalarField",
          "name": "altText"
        },
        {
          "kind": "ScalarField",
          "name": "title"
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
  ],
  "type": "ProductVariation",
  "abstractKey": "__isProductVariation"
};
})();

(node as any).hash = "78821ff29a71313de8569f3c227abc11";

export default node;
