/**
 * @generated SignedSource<<f37c2768ca84ae2a8b36b277b7353a11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type GroupedParts_product$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
    }>;
  } | null | undefined;
  readonly databaseId: number;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly backordersAllowed?: boolean | null | undefined;
      readonly databaseId: number;
      readonly id: string;
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price?: string | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly raw?: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly soldIndividually?: boolean | null | undefined;
      readonly stockQuantity?: number | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product" | "SaleTicket_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBar_product" | "showAddedToast_set">;
  readonly " $fragmentType": "GroupedParts_product";
};
export type GroupedParts_product$key = {
  readonly " $data"?: GroupedParts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupedParts_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GroupedParts_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "FragmentSpread",
      "name": "showAddedToast_set"
    },
    {
      "args": (v1/*:: as any*/),
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
      "args": (v1/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "id"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "slug"
            },
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "type"
            },
            {
              "kind": "ScalarField",
              "name": "purchasable"
            },
            {
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
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "stockStatus"
                },
                {
                  "kind": "ScalarField",
                  "name": "stockQuantity"
                },
                {
                  "kind": "ScalarField",
                  "name": "backordersAllowed"
                },
                {
                  "kind": "ScalarField",
                  "name": "soldIndividually"
                }
              ],
              "type": "InventoriedProduct",
              "abstractKey": "__isInventoriedProduct"
            },
            {
              "kind": "ScalarField",
              "name": "onSale"
            },
            {
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "ProductPicture_picture"
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "ProductPrice_product"
            },
            {
              "kind": "FragmentSpread",
              "name": "SaleTicket_product"
            }
          ]
        }
      ],
      "storageKey": "products(first:100)"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyBar_product"
    }
  ],
  "type": "GroupProduct"
};
})();

(node as any).hash = "1e5567850380028901366de4109e150e";

export default node;
