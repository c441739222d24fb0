/**
 * @generated SignedSource<<e31035b6e478398b1903467339d9b7c6>>
 * @relayHash 662f300eacfb8f8228f5744cd21af677
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04205eeefd64ce9cf7255b229d2d17ac10a3a710345a9c2e3745bac7b50db64b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPageQuery$variables = {
  hasSession: boolean;
};
export type CartPageQuery$data = {
  readonly cart?: {
    readonly " $fragmentSpreads": FragmentRefs<"useCart_cart">;
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
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "DATE",
          "order": "DESC"
        }
      ],
      "visibility": "VISIBLE"
    }
  }
],
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "title"
},
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "total"
},
v9 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v10 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v11 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v12 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v13 = {
  "kind": "ScalarField",
  "name": "altText"
},
v14 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v6/*:: as any*/),
  (v5/*:: as any*/)
],
v15 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v16 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v17 = {
  "kind": "ScalarField",
  "name": "description"
},
v18 = {
  "kind": "ScalarField",
  "name": "type"
},
v19 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v20 = {
  "kind": "ScalarField",
  "name": "price"
},
v21 = {
  "kind": "ScalarField",
  "name": "regularPrice"
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
            "args": (v1/*:: as any*/),
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
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
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
          (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              (v5/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
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
              (v6/*:: as any*/),
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
              (v5/*:: as any*/)
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
                "args": [
                  (v2/*:: as any*/)
                ],
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
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "key"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quantity"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItem"
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v15/*:: as any*/),
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
                                    "selections": (v14/*:: as any*/)
                                  }
                                ]
                              },
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v3/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "averageRating"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "reviewCount"
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
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v15/*:: as any*/),
                              (v5/*:: as any*/),
                              (v16/*:: as any*/),
                              (v4/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "salePrice"
                              }
                            ]
                          },
                          {
                            "concreteType": "VariationAttribute",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              (v4/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "value"
                              }
                            ]
                          }
                        ]
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
                  }
                ]
              },
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "shippingTax"
              },
              {
                "kind": "ScalarField",
                "name": "shippingTotal"
              },
              (v8/*:: as any*/),
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
            "args": (v1/*:: as any*/),
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
                  (v7/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProduct"
                  },
                  (v5/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  },
                  {
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
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v20/*:: as any*/),
                          (v21/*:: as any*/)
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
                              (v7/*:: as any*/),
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
                                "kind": "ScalarField",
                                "name": "visible"
                              },
                              (v5/*:: as any*/)
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
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "662f300eacfb8f8228f5744cd21af677",
    "id": "04205eeefd64ce9cf7255b229d2d17ac10a3a710345a9c2e3745bac7b50db64b",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": "query CartPageQuery($hasSession:Boolean!){...SiteHeader_query,...SiteFooter_query,cart@include(if:$hasSession){...useCart_cart},newest:products(first:4,where:{visibility:VISIBLE,orderby:[{field:DATE,order:DESC}]})@skip(if:$hasSession){nodes{__typename,...ProductGrid_products,id}}}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,options,variation,visible,id}}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,databaseId,name,description,type,onSale,slug,averageRating,reviewCount,id}},variation{attributes{id,name,value},node{__typename,databaseId,name,description,type,onSale,price,regularPrice,salePrice,id}}}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,total,subtotal,subtotalTax,product{node{__typename,name,id}},...CartLinePicture_item,...CartLineProduct_item}fragment CartLines_cart on Cart{contents(first:100){nodes{__typename,key,...CartLine_item,...ExpectedLine_item}}}fragment CartLink_cart on Cart{contents(first:100){nodes{__typename,quantity}}}fragment CartTotals_cart on Cart{subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment ExpectedLine_item on CartItem{__isCartItem:__typename,quantity,product{node{__typename,name,id}}}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PhoneMenu_query on RootQuery{...TopCategoryLinks_query}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...ProductPrice_product,...SaleTicket_product,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment ReadOnlyLines_cart on Cart{contents(first:100){nodes{__typename,key,quantity,total,...CartLinePicture_item,...CartLineProduct_item}}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...PhoneMenu_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,id}}}fragment UnavailableCart_cart on Cart{...CartLines_cart,...ReadOnlyLines_cart,...CartTotals_cart}fragment useCart_cart on Cart{contents(first:100){nodes{__typename,key}},appliedCoupons{code},...CartLink_cart,...CartLines_cart,...CartTotals_cart,...UnavailableCart_cart}"
  }
};
})();

(node as any).hash = "f9eea43ae4825efc2ac16f26c07b8f24";

export default node;
