/**
 * @generated SignedSource<<5624d7ecce938a1966786c9ab6d85c59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type BuyColumn_product$data = {
  readonly __typename: string;
  readonly attributes?: {
    readonly nodes: ReadonlyArray<{
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
    }>;
  } | null | undefined;
  readonly averageRating: number | null | undefined;
  readonly buttonText?: string | null | undefined;
  readonly databaseId: number;
  readonly dateOnSaleTo: string | null | undefined;
  readonly externalUrl?: string | null | undefined;
  readonly link: string | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly price?: string | null | undefined;
  readonly products?: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string | null | undefined;
      readonly price?: string | null | undefined;
      readonly raw?: string | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly raw?: string | null | undefined;
  readonly reviewCount: number | null | undefined;
  readonly set: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupedParts_product">;
  } | null | undefined;
  readonly setPrice: {
    readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
  } | null | undefined;
  readonly shortDescription: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly stock: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly virtual: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyForm_product" | "ProductPrice_product" | "RelatedProducts_product" | "SaleTicket_product">;
  readonly " $fragmentType": "BuyColumn_product";
};
export type BuyColumn_product$key = {
  readonly " $data"?: BuyColumn_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "alias": "raw",
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
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyColumn_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "sku"
    },
    {
      "kind": "ScalarField",
      "name": "shortDescription"
    },
    {
      "kind": "ScalarField",
      "name": "averageRating"
    },
    {
      "kind": "ScalarField",
      "name": "reviewCount"
    },
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    {
      "kind": "ScalarField",
      "name": "purchasable"
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": (v4/*:: as any*/),
          "concreteType": "ProductWithAttributesToProductAttributeConnection",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "options"
                }
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        },
        {
          "args": (v4/*:: as any*/),
          "concreteType": "GroupProductToProductUnionConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ]
            }
          ],
          "storageKey": "products(first:100)"
        }
      ],
      "type": "GroupProduct"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "externalUrl"
        },
        {
          "kind": "ScalarField",
          "name": "buttonText"
        }
      ],
      "type": "ExternalProduct"
    },
    {
      "kind": "ScalarField",
      "name": "__typename"
    },
    {
      "kind": "ScalarField",
      "name": "link"
    },
    {
      "kind": "ScalarField",
      "name": "dateOnSaleTo"
    },
    {
      "kind": "ScalarField",
      "name": "virtual"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "SaleTicket_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyForm_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "StockLine_stock"
          }
        ],
        "type": "InventoriedProduct",
        "abstractKey": "__isInventoriedProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "stock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "GroupedParts_product"
          }
        ],
        "type": "GroupProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "set"
    },
    {
      "kind": "FragmentSpread",
      "name": "RelatedProducts_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SetPrice_set"
          }
        ],
        "type": "GroupProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "setPrice"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "64e0f1723b5255a92576e864e7adaa68";

export default node;
