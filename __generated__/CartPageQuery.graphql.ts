/**
 * @generated SignedSource<<f1824d345ed913f2e5c92086875e4bec>>
 * @relayHash f544ccb2896b0874610dfdf097651102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b67f7691ffee5ac1cd73ac31a997307285221aef54c15489f87467fe99d96227

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPageQuery$variables = {
  hasSession: boolean;
};
export type CartPageQuery$data = {
  readonly cart?: {
    readonly " $fragmentSpreads": FragmentRefs<"useCart_cart">;
  } | null | undefined;
  readonly customer?: {
    readonly " $fragmentSpreads": FragmentRefs<"CartPromises_customer">;
  } | null | undefined;
  readonly newest?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type CartPageQuery = {
  response: CartPageQuery$data;
  variables: CartPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasSession"
  }
],
v1 = [
  {
    "field": "DATE",
    "order": "DESC"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": (v1/*:: as any*/),
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v7 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "ScalarField",
  "name": "title"
},
v12 = [
  (v3/*:: as any*/)
],
v13 = {
  "kind": "ScalarField",
  "name": "key"
},
v14 = {
  "kind": "ScalarField",
  "name": "description"
},
v15 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v16 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v17 = {
  "kind": "ScalarField",
  "name": "label"
},
v18 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v19 = {
  "kind": "ScalarField",
  "name": "type"
},
v20 = {
  "kind": "ScalarField",
  "name": "altText"
},
v21 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v20/*:: as any*/),
    (v11/*:: as any*/)
  ]
},
v22 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v23 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v24 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v25 = {
  "kind": "ScalarField",
  "name": "price"
},
v26 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v27 = {
  "kind": "ScalarField",
  "name": "value"
},
v28 = {
  "kind": "ScalarField",
  "name": "total"
},
v29 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v30 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v31 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v32 = {
  "alias": "rawDiscountTax",
  "args": (v31/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v33 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v34 = {
  "kind": "InlineFragment",
  "selections": [
    (v22/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v35 = {
  "alias": "raw",
  "args": (v31/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v36 = {
  "kind": "ScalarField",
  "name": "options"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CartPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      },
      {
        "condition": "hasSession",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "useCart_cart"
              }
            ]
          },
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "CartPromises_customer"
              }
            ]
          }
        ]
      },
      {
        "condition": "hasSession",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "newest",
            "args": (v2/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
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
                    "kind": "FragmentSpread",
                    "name": "ProductGrid_products"
                  }
                ]
              }
            ],
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartPageQuery",
    "selections": [
      {
        "args": [
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hideEmpty": true,
              "parent": 0
            }
          }
        ],
        "concreteType": "RootQueryToProductCategoryConnection",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v9/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": (v1/*:: as any*/),
              "status": "publish",
              "visibility": "VISIBLE"
            }
          }
        ],
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"onSale\":true,\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 14
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hasPassword": false,
              "orderby": [
                {
                  "field": "MENU_ORDER",
                  "order": "ASC"
                }
              ],
              "parent": "0"
            }
          }
        ],
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              {
                "kind": "ScalarField",
                "name": "isPostsPage"
              },
              {
                "kind": "ScalarField",
                "name": "isPrivacyPage"
              },
              (v8/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "condition": "hasSession",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": (v12/*:: as any*/),
                "concreteType": "CartToCartItemConnection",
                "kind": "LinkedField",
                "name": "contents",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItem"
                      },
                      {
                        "concreteType": "CartItemToProductConnectionEdge",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v10/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "averageRating"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "reviewCount"
                              },
                              (v15/*:: as any*/),
                              (v8/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": (v12/*:: as any*/),
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
                                          (v10/*:: as any*/),
                                          (v5/*:: as any*/),
                                          (v17/*:: as any*/),
                                          {
                                            "kind": "InlineFragment",
                                            "selections": [
                                              {
                                                "args": (v12/*:: as any*/),
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
                                                      (v10/*:: as any*/),
                                                      (v4/*:: as any*/),
                                                      (v5/*:: as any*/),
                                                      (v8/*:: as any*/)
                                                    ]
                                                  }
                                                ],
                                                "storageKey": "terms(first:100)"
                                              }
                                            ],
                                            "type": "GlobalProductAttribute"
                                          },
                                          (v8/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "attributes(first:100)"
                                  }
                                ],
                                "type": "ProductWithAttributes",
                                "abstractKey": "__isProductWithAttributes"
                              },
                              (v18/*:: as any*/),
                              (v5/*:: as any*/),
                              (v19/*:: as any*/),
                              (v21/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v22/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "soldIndividually"
                                  }
                                ],
                                "type": "InventoriedProduct",
                                "abstractKey": "__isInventoriedProduct"
                              },
                              {
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
                                    "selections": [
                                      (v6/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v20/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ]
                                  }
                                ]
                              },
                              (v4/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/)
                                ],
                                "type": "ProductWithPricing",
                                "abstractKey": "__isProductWithPricing"
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "concreteType": "CartItemToProductVariationConnectionEdge",
                        "kind": "LinkedField",
                        "name": "variation",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "VariationAttribute",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              (v5/*:: as any*/),
                              (v27/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v10/*:: as any*/),
                              (v5/*:: as any*/),
                              (v14/*:: as any*/),
                              (v19/*:: as any*/),
                              (v26/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "salePrice"
                              },
                              (v8/*:: as any*/),
                              (v18/*:: as any*/),
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v15/*:: as any*/),
                              (v25/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": "rawSubtotal",
                        "args": (v31/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "subtotal",
                        "storageKey": "subtotal(format:\"RAW\")"
                      },
                      {
                        "alias": "rawSubtotalTax",
                        "args": (v31/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "subtotalTax",
                        "storageKey": "subtotalTax(format:\"RAW\")"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quantity"
                      }
                    ]
                  }
                ],
                "storageKey": "contents(first:100)"
              },
              {
                "concreteType": "AppliedCoupon",
                "kind": "LinkedField",
                "name": "appliedCoupons",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "discountAmount"
                  },
                  {
                    "alias": "rawDiscountAmount",
                    "args": (v31/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "discountAmount",
                    "storageKey": "discountAmount(format:\"RAW\")"
                  },
                  (v32/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "displayPricesIncludeTax"
              },
              {
                "concreteType": "CartTax",
                "kind": "LinkedField",
                "name": "totalTaxes",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  (v8/*:: as any*/)
                ]
              },
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "shippingTax"
              },
              {
                "kind": "ScalarField",
                "name": "shippingTotal"
              },
              (v28/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "totalTax"
              },
              {
                "kind": "ScalarField",
                "name": "feeTax"
              },
              {
                "kind": "ScalarField",
                "name": "feeTotal"
              },
              {
                "kind": "ScalarField",
                "name": "discountTax"
              },
              {
                "kind": "ScalarField",
                "name": "discountTotal"
              },
              {
                "kind": "ScalarField",
                "name": "contentsTotal"
              },
              {
                "alias": "rawShippingTax",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTax",
                "storageKey": "shippingTax(format:\"RAW\")"
              },
              {
                "alias": "rawShippingTotal",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTotal",
                "storageKey": "shippingTotal(format:\"RAW\")"
              },
              {
                "alias": "rawTotal",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "total",
                "storageKey": "total(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTax",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTax",
                "storageKey": "feeTax(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTotal",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTotal",
                "storageKey": "feeTotal(format:\"RAW\")"
              },
              (v32/*:: as any*/),
              {
                "alias": "rawDiscountTotal",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "discountTotal",
                "storageKey": "discountTotal(format:\"RAW\")"
              },
              {
                "alias": "rawContentsTotal",
                "args": (v31/*:: as any*/),
                "kind": "ScalarField",
                "name": "contentsTotal",
                "storageKey": "contentsTotal(format:\"RAW\")"
              },
              {
                "kind": "ScalarField",
                "name": "needsShippingAddress"
              },
              {
                "kind": "ScalarField",
                "name": "chosenShippingMethods"
              }
            ]
          },
          {
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "shipping",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "country"
                  }
                ]
              },
              (v8/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "hasSession",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "newest",
            "args": (v2/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v16/*:: as any*/),
                  (v8/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  (v15/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v20/*:: as any*/),
                      (v8/*:: as any*/)
                    ]
                  },
                  {
                    "args": [
                      (v9/*:: as any*/)
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
                        "selections": [
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "galleryImages(first:1)"
                  },
                  (v18/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v25/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  (v34/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
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
                          (v13/*:: as any*/),
                          (v27/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v26/*:: as any*/),
                          (v35/*:: as any*/)
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
                        "alias": "stated",
                        "args": (v12/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v36/*:: as any*/),
                              (v8/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      {
                        "args": (v12/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v5/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v25/*:: as any*/),
                                  (v35/*:: as any*/)
                                ],
                                "type": "ProductWithPricing",
                                "abstractKey": "__isProductWithPricing"
                              },
                              (v34/*:: as any*/),
                              (v8/*:: as any*/)
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
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 6
                          }
                        ],
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
                              (v10/*:: as any*/),
                              (v17/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "variation"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "visible"
                              },
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isProductAttribute"
                              },
                              (v36/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": [
                                      (v3/*:: as any*/),
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
                                          (v10/*:: as any*/),
                                          (v4/*:: as any*/),
                                          (v5/*:: as any*/),
                                          (v14/*:: as any*/),
                                          (v8/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                                  }
                                ],
                                "type": "GlobalProductAttribute"
                              },
                              (v8/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:6)"
                      }
                    ],
                    "type": "ProductWithAttributes",
                    "abstractKey": "__isProductWithAttributes"
                  }
                ]
              }
            ],
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f544ccb2896b0874610dfdf097651102",
    "id": "b67f7691ffee5ac1cd73ac31a997307285221aef54c15489f87467fe99d96227",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": "query CartPageQuery($hasSession:Boolean!){...SiteHeader_query,...SiteFooter_query,cart@include(if:$hasSession){...useCart_cart}\n  customer@include(if:$hasSession){...CartPromises_customer,id},newest:products(first:4,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]})@skip(if:$hasSession){nodes{__typename,...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CartCoupons_cart on Cart{...CouponForm_cart,appliedCoupons{code}}fragment CartDelivery_cart on Cart{needsShippingAddress}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,onSale,slug,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}},variation{attributes{name,value,id},node{__typename,databaseId,onSale,price,regularPrice,id}},quantity}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,name,...on InventoriedProduct{__isInventoriedProduct:__typename,soldIndividually,stockStatus,stockQuantity,backordersAllowed},id}},variation{node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},...CartLinePicture_item,...CartLineProduct_item}fragment CartLines_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,key,quantity,...CartLine_item,...CartLines_item}}}fragment CartLines_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,databaseId,name,id}}}fragment CartLink_cart on Cart{contents(first:100){nodes{__typename,quantity}}}fragment CartPromises_cart on Cart{...useCartTotals_cart,...DeliveryPromise_cart,needsShippingAddress,chosenShippingMethods,shippingTotal}fragment CartPromises_customer on Customer{shipping{country}}fragment CartShortage_cart on Cart{...useShortLines_cart}fragment CartTotals_cart on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods,...useShortLines_cart}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment CouponForm_cart on Cart{appliedCoupons{code}}fragment DeliveryPromise_cart on Cart{chosenShippingMethods,contents(first:100){nodes{__typename,product{node{__typename,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}},variation{node{__typename,stockStatus,id}}}}}fragment EditableLines_cart on Cart{...CartLines_cart,...ReadOnlyLines_cart}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment ReadOnlyLines_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,key,quantity,...CartLinePicture_item,...CartLineProduct_item}}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment SuggestedProducts_cart on Cart{contents(first:100){nodes{__typename,product{node{__typename,databaseId,id}}}}}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment UnavailableCart_cart on Cart{...ReadOnlyLines_cart,...CartTotals_cart}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment showAddedToast_cart on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods,contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,image{sourceUrl,srcSet,id}}},variation{attributes{name,value,id},node{__typename,databaseId,image{sourceUrl,srcSet,id},id}},quantity}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}fragment unprintedFacts_item on CartItem{__isCartItem:__typename,product{node{__typename,description,averageRating,reviewCount,onSale,id}},variation{attributes{id},node{__typename,name,description,type,regularPrice,salePrice,id}}}fragment useCartTotals_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}fragment useCart_cart on Cart{contents(first:100){nodes{__typename,key,...unprintedFacts_item}},appliedCoupons{code},...showAddedToast_cart,...CartLink_cart,...CartCoupons_cart,...CartDelivery_cart,...CartPromises_cart,...CartShortage_cart,...CartTotals_cart,...EditableLines_cart,...SuggestedProducts_cart,...UnavailableCart_cart}fragment useShortLines_cart on Cart{contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},key,quantity}}}"
  }
};
})();

(node as any).hash = "1e0f8a2c5e169e76e4eaca5bcc1eb6eb";

export default node;
