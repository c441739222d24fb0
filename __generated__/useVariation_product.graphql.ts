/**
 * @generated SignedSource<<67a805b664811e58f2e798b22b7ce55b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type useVariation_product$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly name: string | null | undefined;
      readonly variation: boolean | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"attributeOptions_attribute">;
    }>;
  } | null | undefined;
  readonly defaultAttributes: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }>;
  } | null | undefined;
  readonly variations: {
    readonly nodes: ReadonlyArray<{
      readonly attributes: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        }>;
      } | null | undefined;
      readonly backordersAllowed: boolean | null | undefined;
      readonly databaseId: number;
      readonly dateOnSaleTo: string | null | undefined;
      readonly image: {
        readonly id: string;
        readonly sourceUrl: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
      } | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price: string | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly raw: string | null | undefined;
      readonly regularPrice: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly stockQuantity: number | null | undefined;
      readonly stockStatus: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product" | "SaleTicket_product" | "StockLine_stock">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useVariation_product";
};
export type useVariation_product$key = {
  readonly " $data"?: useVariation_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariation_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = [
  {
    "concreteType": "VariationAttribute",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "value"
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useVariation_product",
  "selections": [
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
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "variation"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "attributeOptions_attribute",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "options"
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v0/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "order": "ASC",
                            "orderby": "MENU_ORDER"
                          }
                        }
                      ],
                      "concreteType": "GlobalProductAttributeToTermNodeConnection",
                      "kind": "LinkedField",
                      "name": "terms",
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
                            (v2/*:: as any*/),
                            {
                              "kind": "ScalarField",
                              "name": "description"
                            }
                          ]
                        }
                      ],
                      "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                    }
                  ],
                  "type": "GlobalProductAttribute"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v1/*:: as any*/),
      "concreteType": "ProductWithAttributesToVariationAttributeConnection",
      "kind": "LinkedField",
      "name": "defaultAttributes",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "defaultAttributes(first:100)"
    },
    {
      "args": (v1/*:: as any*/),
      "concreteType": "ProductWithVariationsToProductVariationConnection",
      "kind": "LinkedField",
      "name": "variations",
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
              "kind": "ScalarField",
              "name": "sku"
            },
            {
              "kind": "ScalarField",
              "name": "onSale"
            },
            {
              "kind": "ScalarField",
              "name": "purchasable"
            },
            {
              "kind": "ScalarField",
              "name": "price"
            },
            {
              "kind": "ScalarField",
              "name": "regularPrice"
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
            },
            {
              "kind": "ScalarField",
              "name": "dateOnSaleTo"
            },
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
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "kind": "ScalarField",
                  "name": "sourceUrl"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "ProductPicture_picture"
                }
              ]
            },
            {
              "args": (v1/*:: as any*/),
              "concreteType": "ProductVariationToVariationAttributeConnection",
              "kind": "LinkedField",
              "name": "attributes",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": "attributes(first:100)"
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
              "name": "StockLine_stock"
            }
          ]
        }
      ],
      "storageKey": "variations(first:100)"
    }
  ],
  "type": "ProductWithVariations",
  "abstractKey": "__isProductWithVariations"
};
})();

(node as any).hash = "d0399e6d3b96a576200cc94bbc09b580";

export default node;
