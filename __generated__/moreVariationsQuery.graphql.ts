/**
 * @generated SignedSource<<b6376b7bf9c56a379506a0254f3f4237>>
 * @relayHash 9f74be92c7b2c3fb04e7dea44a971cb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 905f711a5332d1ba74df5858964b7ef4e16d36b1077ed140f438168ab246ca57

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type moreVariationsQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type moreVariationsQuery$data = {
  readonly product: {
    readonly variations?: {
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
        readonly id: string;
        readonly image: {
          readonly id: string;
          readonly sourceUrl: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
        } | null | undefined;
        readonly onSale: boolean | null | undefined;
        readonly raw: string | null | undefined;
        readonly sku: string | null | undefined;
        readonly stockQuantity: number | null | undefined;
        readonly stockStatus: StockStatusEnum | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product" | "StockLine_stock">;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type moreVariationsQuery = {
  response: moreVariationsQuery$data;
  variables: moreVariationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v3/*:: as any*/)
],
v5 = {
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
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v8 = {
  "kind": "ScalarField",
  "name": "sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v10 = {
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
v11 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v12 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v13 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v14 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v15 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v16 = [
  (v3/*:: as any*/)
],
v17 = {
  "kind": "ScalarField",
  "name": "name"
},
v18 = {
  "kind": "ScalarField",
  "name": "value"
},
v19 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "moreVariationsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "FragmentSpread",
                            "name": "ProductPicture_picture"
                          }
                        ]
                      },
                      {
                        "args": (v16/*:: as any*/),
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
                              (v17/*:: as any*/),
                              (v18/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      {
                        "kind": "FragmentSpread",
                        "name": "ProductPrice_product"
                      },
                      {
                        "kind": "FragmentSpread",
                        "name": "StockLine_stock"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "moreVariationsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v19/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "srcSet"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "altText"
                          }
                        ]
                      },
                      {
                        "args": (v16/*:: as any*/),
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
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v6/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "purchasable"
                          },
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
                              (v18/*:: as any*/),
                              (v6/*:: as any*/)
                            ],
                            "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "price"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "regularPrice"
                              }
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          }
                        ],
                        "type": "ProductUnion",
                        "abstractKey": "__isProductUnion"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "lowStockAmount"
                          }
                        ],
                        "type": "InventoriedProduct",
                        "abstractKey": "__isInventoriedProduct"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9f74be92c7b2c3fb04e7dea44a971cb0",
    "id": "905f711a5332d1ba74df5858964b7ef4e16d36b1077ed140f438168ab246ca57",
    "metadata": {},
    "name": "moreVariationsQuery",
    "operationKind": "query",
    "text": "query moreVariationsQuery($id:ID!,$after:String){product(id:$id){__typename,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100,after:$after){pageInfo{hasNextPage,endCursor},nodes{__typename,id,databaseId,sku,onSale,raw:price(format:RAW),dateOnSaleTo,stockStatus,stockQuantity,backordersAllowed,image{id,sourceUrl,...ProductPicture_picture},attributes(first:100){nodes{name,value,id}},...ProductPrice_product,...StockLine_stock}}},id}}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}"
  }
};
})();

(node as any).hash = "d998f905470bdfb6d7bf8b7063e2ccfa";

export default node;
