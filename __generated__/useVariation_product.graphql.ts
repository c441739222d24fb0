/**
 * @generated SignedSource<<11a9543bca5eabcca7d80f5b57229fb5>>
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
        readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
      } | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly stockQuantity: number | null | undefined;
      readonly stockStatus: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product" | "StockLine_stock">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useVariation_product";
};
export type useVariation_product$key = {
  readonly " $data"?: useVariation_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariation_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VariationAttribute",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVariation_product",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProductWithAttributesToProductAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "variation",
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "attributeOptions_attribute",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "options",
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": (v0/*:: as any*/),
                      "concreteType": "GlobalProductAttributeToTermNodeConnection",
                      "kind": "LinkedField",
                      "name": "terms",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": null,
                          "kind": "LinkedField",
                          "name": "nodes",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "slug",
                              "storageKey": null
                            },
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "description",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": "terms(first:100)"
                    }
                  ],
                  "type": "GlobalProductAttribute",
                  "abstractKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProductWithAttributesToVariationAttributeConnection",
      "kind": "LinkedField",
      "name": "defaultAttributes",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "defaultAttributes(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProductWithVariationsToProductVariationConnection",
      "kind": "LinkedField",
      "name": "variations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "onSale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dateOnSaleTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stockStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stockQuantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backordersAllowed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductPicture_picture"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": (v0/*:: as any*/),
              "concreteType": "ProductVariationToVariationAttributeConnection",
              "kind": "LinkedField",
              "name": "attributes",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "attributes(first:100)"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductPrice_product"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StockLine_stock"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "variations(first:100)"
    }
  ],
  "type": "ProductWithVariations",
  "abstractKey": "__isProductWithVariations"
};
})();

(node as any).hash = "0a4599df4b56be21d3b3c56e0932af16";

export default node;
