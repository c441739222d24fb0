/**
 * @generated SignedSource<<d22ba702ae47aa1053e73854726fdf6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type searchedProduct_product$data = {
  readonly attributes?: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly terms?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly variation: boolean | null | undefined;
      readonly visible: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly averageRating: number | null | undefined;
  readonly databaseId: number;
  readonly dateGmt: string | null | undefined;
  readonly description: string | null | undefined;
  readonly featured: boolean | null | undefined;
  readonly galleryImages: {
    readonly nodes: ReadonlyArray<{
      readonly altText: string | null | undefined;
      readonly sourceUrl: string | null | undefined;
    }>;
  } | null | undefined;
  readonly image: {
    readonly altText: string | null | undefined;
    readonly sourceUrl: string | null | undefined;
  } | null | undefined;
  readonly metaData: ReadonlyArray<{
    readonly key: string;
    readonly value: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly parts?: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly price?: string | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly raw?: string | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly price?: string | null | undefined;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
    }>;
  } | null | undefined;
  readonly productTags: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
    }>;
  } | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly regularPrice?: string | null | undefined;
  readonly regularWords?: string | null | undefined;
  readonly reviewCount: number | null | undefined;
  readonly shortDescription: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly stated?: {
    readonly nodes: ReadonlyArray<{
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
    }>;
  } | null | undefined;
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
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly sku: string | null | undefined;
    }>;
  } | null | undefined;
  readonly words?: string | null | undefined;
  readonly " $fragmentType": "searchedProduct_product";
};
export type searchedProduct_product$key = {
  readonly " $data"?: searchedProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"searchedProduct_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "sku"
},
v4 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v5 = {
  "kind": "ScalarField",
  "name": "value"
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "sourceUrl"
  },
  {
    "kind": "ScalarField",
    "name": "altText"
  }
],
v7 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v9 = [
  (v8/*:: as any*/)
],
v10 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v11 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v12 = {
  "kind": "ScalarField",
  "name": "options"
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "searchedProduct_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "type"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "shortDescription"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    (v4/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "keysIn",
          "value": [
            "vitrine_unit_price",
            "vitrine_lowest_price"
          ]
        }
      ],
      "concreteType": "MetaData",
      "kind": "LinkedField",
      "name": "metaData",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        (v5/*:: as any*/)
      ],
      "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
    },
    {
      "kind": "ScalarField",
      "name": "featured"
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
      "name": "dateGmt"
    },
    (v7/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
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
          "selections": (v6/*:: as any*/)
        }
      ],
      "storageKey": "galleryImages(first:10)"
    },
    {
      "args": (v9/*:: as any*/),
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
            (v0/*:: as any*/)
          ]
        }
      ],
      "storageKey": "productCategories(first:100)"
    },
    {
      "args": (v9/*:: as any*/),
      "concreteType": "ProductToProductTagConnection",
      "kind": "LinkedField",
      "name": "productTags",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductTag",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ]
        }
      ],
      "storageKey": "productTags(first:100)"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": (v10/*:: as any*/),
          "kind": "ScalarField",
          "name": "price",
          "storageKey": "price(format:\"RAW\")"
        },
        (v11/*:: as any*/),
        {
          "args": (v10/*:: as any*/),
          "kind": "ScalarField",
          "name": "regularPrice",
          "storageKey": "regularPrice(format:\"RAW\")"
        },
        {
          "alias": "regularWords",
          "kind": "ScalarField",
          "name": "regularPrice"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": "stated",
          "args": (v9/*:: as any*/),
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
                (v12/*:: as any*/)
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        },
        {
          "alias": "parts",
          "args": (v9/*:: as any*/),
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
                (v2/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "price"
                    },
                    {
                      "alias": "raw",
                      "args": (v10/*:: as any*/),
                      "kind": "ScalarField",
                      "name": "price",
                      "storageKey": "price(format:\"RAW\")"
                    }
                  ],
                  "type": "ProductWithPricing",
                  "abstractKey": "__isProductWithPricing"
                },
                (v13/*:: as any*/)
              ]
            }
          ],
          "storageKey": "products(first:100)"
        }
      ],
      "type": "GroupProduct"
    },
    (v13/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": (v9/*:: as any*/),
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
                  "name": "variation"
                },
                {
                  "kind": "ScalarField",
                  "name": "visible"
                },
                (v12/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v8/*:: as any*/),
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
                            (v1/*:: as any*/),
                            (v2/*:: as any*/)
                          ]
                        }
                      ],
                      "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
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
          "args": (v9/*:: as any*/),
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
                (v3/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "args": (v9/*:: as any*/),
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
                        (v2/*:: as any*/),
                        (v5/*:: as any*/)
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

(node as any).hash = "ce787d734ee6375b54f69166f0069165";

export default node;
