/**
 * @generated SignedSource<<e1cdc5f886b343d6454c1128bbffb028>>
 * @relayHash b6517c27ab2c57fc9d53e7ec90c6c516
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0bb857e6b0a726828a406e3d317ff456cc03995e840ed70c56a649dfa9296f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartQuery$variables = Record<PropertyKey, never>;
export type useCartQuery$data = {
  readonly cart: {
    readonly appliedCoupons: ReadonlyArray<{
      readonly code: string;
    } | null | undefined> | null | undefined;
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
        readonly " $fragmentSpreads": FragmentRefs<"unprintedFacts_item">;
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartCoupons_cart" | "CartDelivery_cart" | "CartLink_cart" | "CartPromises_cart" | "CartShortage_cart" | "CartTotals_cart" | "EditableLines_cart" | "SuggestedProducts_cart" | "UnavailableCart_cart" | "showAddedToast_cart">;
  } | null | undefined;
};
export type useCartQuery = {
  response: useCartQuery$data;
  variables: useCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "key"
},
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "description"
},
v5 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "label"
},
v9 = {
  "kind": "ScalarField",
  "name": "slug"
},
v10 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v11 = {
  "kind": "ScalarField",
  "name": "type"
},
v12 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v13 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v14 = {
  "kind": "ScalarField",
  "name": "altText"
},
v15 = {
  "kind": "ScalarField",
  "name": "title"
},
v16 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v6/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v18 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v19 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v20 = {
  "kind": "ScalarField",
  "name": "price"
},
v21 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v22 = {
  "kind": "ScalarField",
  "name": "total"
},
v23 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v24 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v25 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v26 = {
  "alias": "rawDiscountTax",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "unprintedFacts_item"
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
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "showAddedToast_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartLink_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartCoupons_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartDelivery_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartPromises_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartShortage_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartTotals_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "EditableLines_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "SuggestedProducts_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "UnavailableCart_cart"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v1/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "averageRating"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reviewCount"
                          },
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v0/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v8/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v0/*:: as any*/),
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
                                                  (v3/*:: as any*/),
                                                  (v9/*:: as any*/),
                                                  (v7/*:: as any*/),
                                                  (v6/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v6/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          },
                          (v10/*:: as any*/),
                          (v7/*:: as any*/),
                          (v11/*:: as any*/),
                          (v16/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
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
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v6/*:: as any*/)
                                ]
                              }
                            ]
                          },
                          (v9/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v20/*:: as any*/),
                              (v21/*:: as any*/)
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          }
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v4/*:: as any*/),
                          (v11/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "salePrice"
                          },
                          (v6/*:: as any*/),
                          (v10/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v5/*:: as any*/),
                          (v20/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": "rawSubtotal",
                    "args": (v25/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "subtotal",
                    "storageKey": "subtotal(format:\"RAW\")"
                  },
                  {
                    "alias": "rawSubtotalTax",
                    "args": (v25/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "discountAmount"
              },
              {
                "alias": "rawDiscountAmount",
                "args": (v25/*:: as any*/),
                "kind": "ScalarField",
                "name": "discountAmount",
                "storageKey": "discountAmount(format:\"RAW\")"
              },
              (v26/*:: as any*/)
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
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              (v6/*:: as any*/)
            ]
          },
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "shippingTax"
          },
          {
            "kind": "ScalarField",
            "name": "shippingTotal"
          },
          (v22/*:: as any*/),
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
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "shippingTax",
            "storageKey": "shippingTax(format:\"RAW\")"
          },
          {
            "alias": "rawShippingTotal",
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "shippingTotal",
            "storageKey": "shippingTotal(format:\"RAW\")"
          },
          {
            "alias": "rawTotal",
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "total",
            "storageKey": "total(format:\"RAW\")"
          },
          {
            "alias": "rawFeeTax",
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "feeTax",
            "storageKey": "feeTax(format:\"RAW\")"
          },
          {
            "alias": "rawFeeTotal",
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "feeTotal",
            "storageKey": "feeTotal(format:\"RAW\")"
          },
          (v26/*:: as any*/),
          {
            "alias": "rawDiscountTotal",
            "args": (v25/*:: as any*/),
            "kind": "ScalarField",
            "name": "discountTotal",
            "storageKey": "discountTotal(format:\"RAW\")"
          },
          {
            "alias": "rawContentsTotal",
            "args": (v25/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "b6517c27ab2c57fc9d53e7ec90c6c516",
    "id": "8d0bb857e6b0a726828a406e3d317ff456cc03995e840ed70c56a649dfa9296f",
    "metadata": {},
    "name": "useCartQuery",
    "operationKind": "query",
    "text": "query useCartQuery{cart{contents(first:100){nodes{__typename,key,...unprintedFacts_item}},appliedCoupons{code},...showAddedToast_cart,...CartLink_cart,...CartCoupons_cart,...CartDelivery_cart,...CartPromises_cart,...CartShortage_cart,...CartTotals_cart,...EditableLines_cart,...SuggestedProducts_cart,...UnavailableCart_cart}}fragment CartCoupons_cart on Cart{...CouponForm_cart,appliedCoupons{code}}fragment CartDelivery_cart on Cart{needsShippingAddress}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,onSale,slug,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}},variation{attributes{name,value,id},node{__typename,databaseId,onSale,price,regularPrice,id}},quantity}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,name,...on InventoriedProduct{__isInventoriedProduct:__typename,soldIndividually,stockStatus,stockQuantity,backordersAllowed},id}},variation{node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},...CartLinePicture_item,...CartLineProduct_item}fragment CartLines_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,key,quantity,...CartLine_item,...CartLines_item}}}fragment CartLines_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,databaseId,name,id}}}fragment CartLink_cart on Cart{contents(first:100){nodes{__typename,quantity}}}fragment CartPromises_cart on Cart{...useCartTotals_cart,...DeliveryPromise_cart,needsShippingAddress,chosenShippingMethods,shippingTotal}fragment CartShortage_cart on Cart{...useShortLines_cart}fragment CartTotals_cart on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods,...useShortLines_cart}fragment CouponForm_cart on Cart{appliedCoupons{code}}fragment DeliveryPromise_cart on Cart{chosenShippingMethods,contents(first:100){nodes{__typename,product{node{__typename,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}},variation{node{__typename,stockStatus,id}}}}}fragment EditableLines_cart on Cart{...CartLines_cart,...ReadOnlyLines_cart}fragment ReadOnlyLines_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,key,quantity,...CartLinePicture_item,...CartLineProduct_item}}}fragment SuggestedProducts_cart on Cart{contents(first:100){nodes{__typename,product{node{__typename,databaseId,id}}}}}fragment UnavailableCart_cart on Cart{...ReadOnlyLines_cart,...CartTotals_cart}fragment showAddedToast_cart on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods,contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,image{sourceUrl,srcSet,id}}},variation{attributes{name,value,id},node{__typename,databaseId,image{sourceUrl,srcSet,id},id}},quantity}}}fragment unprintedFacts_item on CartItem{__isCartItem:__typename,product{node{__typename,description,averageRating,reviewCount,onSale,id}},variation{attributes{id},node{__typename,name,description,type,regularPrice,salePrice,id}}}fragment useCartTotals_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}fragment useShortLines_cart on Cart{contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},key,quantity}}}"
  }
};
})();

(node as any).hash = "217350925e926f08bcfd028220065c63";

export default node;
