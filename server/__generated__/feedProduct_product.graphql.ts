/**
 * @generated SignedSource<<07af9fac15333d0443f6ce9bc833fa0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type feedProduct_product$data = {
  readonly attributes?: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly name: string | null | undefined;
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly terms?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly variation: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly databaseId: number;
  readonly dateOnSaleFrom: string | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly description: string | null | undefined;
  readonly galleryImages: {
    readonly nodes: ReadonlyArray<{
      readonly sourceUrl: string | null | undefined;
    }>;
  } | null | undefined;
  readonly image: {
    readonly sourceUrl: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly price?: string | null | undefined;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly ancestors: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
        }>;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly regularPrice?: string | null | undefined;
  readonly regularWords?: string | null | undefined;
  readonly salePrice?: string | null | undefined;
  readonly saleWords?: string | null | undefined;
  readonly shortDescription: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly type: ProductTypesEnum | null | undefined;
  readonly variations?: {
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
  } | null | undefined;
  readonly words?: string | null | undefined;
  readonly " $fragmentType": "feedProduct_product";
};
export type feedProduct_product$key = {
  readonly " $data"?: feedProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedProduct_product">;
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
  "kind": "ScalarField",
  "name": "sku"
},
v3 = {
  "kind": "ScalarField",
  "name": "description"
},
v4 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v5 = {
  "kind": "ScalarField",
  "name": "dateOnSaleFrom"
},
v6 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v7 = [
  {
    "kind": "ScalarField",
    "name": "sourceUrl"
  }
],
v8 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v9 = {
  "kind": "ScalarField",
  "name": "slug"
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v11 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v12 = {
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v13 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v14 = {
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v15 = {
  "alias": "regularWords",
  "kind": "ScalarField",
  "name": "regularPrice"
},
v16 = {
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "salePrice",
  "storageKey": "salePrice(format:\"RAW\")"
},
v17 = {
  "alias": "saleWords",
  "kind": "ScalarField",
  "name": "salePrice"
},
v18 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v19 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "feedProduct_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "type"
    },
    {
      "kind": "ScalarField",
      "name": "shortDescription"
    },
    {
      "args": (v10/*:: as any*/),
      "concreteType": "ProductToMediaItemConnection",
      "kind": "LinkedField",
      "name": "galleryImages",
      "plural": false,
      "selections": [
        {
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v7/*:: as any*/)
        }
      ],
      "storageKey": "galleryImages(first:10)"
    },
    {
      "args": (v10/*:: as any*/),
      "concreteType": "ProductToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "productCategories",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v9/*:: as any*/),
            {
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 20
                }
              ],
              "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
              "kind": "LinkedField",
              "name": "ancestors",
              "plural": false,
              "selections": [
                {
                  "concreteType": "ProductCategory",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/)
                  ]
                }
              ],
              "storageKey": "ancestors(first:20)"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v18/*:: as any*/)
      ],
      "type": "InventoriedProduct",
      "abstractKey": "__isInventoriedProduct"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": (v19/*:: as any*/),
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
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "label"
                },
                {
                  "kind": "ScalarField",
                  "name": "options"
                },
                {
                  "kind": "ScalarField",
                  "name": "variation"
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v19/*:: as any*/),
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
                            (v9/*:: as any*/),
                            (v1/*:: as any*/)
                          ]
                        }
                      ],
                      "storageKey": "terms(first:100)"
                    }
                  ],
                  "type": "GlobalProductAttribute"
                }
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        }
      ],
      "type": "ProductWithAttributes",
      "abstractKey": "__isProductWithAttributes"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": (v19/*:: as any*/),
          "concreteType": "ProductWithVariationsToProductVariationConnection",
          "kind": "LinkedField",
          "name": "variations",
          "plural": false,
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
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v8/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                {
                  "args": (v19/*:: as any*/),
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
                        (v1/*:: as any*/),
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
          "storageKey": "variations(first:100)"
        }
      ],
      "type": "ProductWithVariations",
      "abstractKey": "__isProductWithVariations"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "39ba062abbb677b4f76e387b15680c59";

export default node;
