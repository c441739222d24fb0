/**
 * @generated SignedSource<<cc5729a954c674d256813424837759e4>>
 * @relayHash 7dcaf14752a86aa99531795944700ae0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c6b4bbecefa2b529299245e7c9ae739347d223f75f5fb0cf8d55533329a32d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCheckoutCartQuery$variables = Record<PropertyKey, never>;
export type useCheckoutCartQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "Checkout_totals" | "CouponForm_cart" | "OrderSummary_cart">;
  } | null | undefined;
};
export type useCheckoutCartQuery = {
  response: useCheckoutCartQuery$data;
  variables: useCheckoutCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "recalculateTotals",
    "value": true
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "total"
},
v4 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v5 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v6 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v10 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v11 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "sourceUrl"
    },
    {
      "kind": "ScalarField",
      "name": "srcSet"
    },
    {
      "kind": "ScalarField",
      "name": "altText"
    },
    (v8/*:: as any*/)
  ]
},
v14 = {
  "alias": "rawDiscountTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useCheckoutCartQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CheckoutForm_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CouponForm_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "OrderSummary_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "Checkout_totals"
          }
        ],
        "storageKey": "cart(recalculateTotals:true)"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCheckoutCartQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "needsShippingAddress"
          },
          {
            "kind": "ScalarField",
            "name": "displayPricesIncludeTax"
          },
          {
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItem"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": "rawSubtotal",
                    "args": (v6/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "subtotal",
                    "storageKey": "subtotal(format:\"RAW\")"
                  },
                  {
                    "alias": "rawSubtotalTax",
                    "args": (v6/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "subtotalTax",
                    "storageKey": "subtotalTax(format:\"RAW\")"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
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
                          (v2/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/)
                            ],
                            "type": "InventoriedProduct",
                            "abstractKey": "__isInventoriedProduct"
                          },
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
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
                                      (v7/*:: as any*/),
                                      (v12/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v1/*:: as any*/),
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
                                                  (v2/*:: as any*/),
                                                  {
                                                    "kind": "ScalarField",
                                                    "name": "slug"
                                                  },
                                                  (v7/*:: as any*/),
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
                          (v13/*:: as any*/)
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
                          (v2/*:: as any*/),
                          (v9/*:: as any*/),
                          (v8/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v13/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "VariationAttribute",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": true,
                        "selections": [
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          },
                          (v8/*:: as any*/)
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
              },
              {
                "kind": "ScalarField",
                "name": "discountAmount"
              },
              {
                "alias": "rawDiscountAmount",
                "args": (v6/*:: as any*/),
                "kind": "ScalarField",
                "name": "discountAmount",
                "storageKey": "discountAmount(format:\"RAW\")"
              },
              (v14/*:: as any*/)
            ]
          },
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              (v8/*:: as any*/)
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "shippingTax"
          },
          {
            "kind": "ScalarField",
            "name": "shippingTotal"
          },
          (v3/*:: as any*/),
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
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "shippingTax",
            "storageKey": "shippingTax(format:\"RAW\")"
          },
          {
            "alias": "rawShippingTotal",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "shippingTotal",
            "storageKey": "shippingTotal(format:\"RAW\")"
          },
          {
            "alias": "rawTotal",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "total",
            "storageKey": "total(format:\"RAW\")"
          },
          {
            "alias": "rawFeeTax",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "feeTax",
            "storageKey": "feeTax(format:\"RAW\")"
          },
          {
            "alias": "rawFeeTotal",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "feeTotal",
            "storageKey": "feeTotal(format:\"RAW\")"
          },
          (v14/*:: as any*/),
          {
            "alias": "rawDiscountTotal",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "discountTotal",
            "storageKey": "discountTotal(format:\"RAW\")"
          },
          {
            "alias": "rawContentsTotal",
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "contentsTotal",
            "storageKey": "contentsTotal(format:\"RAW\")"
          },
          {
            "kind": "ScalarField",
            "name": "chosenShippingMethods"
          },
          {
            "concreteType": "ShippingPackage",
            "kind": "LinkedField",
            "name": "availableShippingMethods",
            "plural": true,
            "selections": [
              {
                "concreteType": "ShippingRate",
                "kind": "LinkedField",
                "name": "rates",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "cost"
                  },
                  {
                    "alias": "rawCost",
                    "args": (v6/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "cost",
                    "storageKey": "cost(format:\"RAW\")"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "packageDetails"
              },
              (v2/*:: as any*/)
            ]
          }
        ],
        "storageKey": "cart(recalculateTotals:true)"
      }
    ]
  },
  "params": {
    "cacheID": "7dcaf14752a86aa99531795944700ae0",
    "id": "26c6b4bbecefa2b529299245e7c9ae739347d223f75f5fb0cf8d55533329a32d",
    "metadata": {},
    "name": "useCheckoutCartQuery",
    "operationKind": "query",
    "text": "query useCheckoutCartQuery{cart(recalculateTotals:true){...CheckoutForm_cart,...CouponForm_cart,...OrderSummary_cart,...Checkout_totals}}fragment CheckoutFields_cart on Cart{rawTotal:total(format:RAW),chosenShippingMethods,...DeliveryMethod_cart,...DeliveryPromise_cart,...PlaceOrderButton_cart}fragment CheckoutForm_cart on Cart{needsShippingAddress,displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},...CheckoutFields_cart,...CheckoutNotice_cart,...ExpressPay_cart}fragment CheckoutNotice_cart on Cart{total,...useShortLines_cart}fragment Checkout_totals on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods}fragment CouponForm_cart on Cart{appliedCoupons{code}}fragment DeliveryMethod_cart on Cart{chosenShippingMethods,availableShippingMethods{packageDetails,rates{id,label,cost}}}fragment DeliveryPromise_cart on Cart{chosenShippingMethods,contents(first:100){nodes{__typename,product{node{__typename,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}},variation{node{__typename,stockStatus,id}}}}}fragment ExpressButtons_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost,rawCost:cost(format:RAW)}}}fragment ExpressPay_cart on Cart{rawTotal:total(format:RAW),availableShippingMethods{__typename},...ExpressButtons_cart}fragment OrderSummary_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,image{...ProductPicture_picture,id},id}},key,quantity}}}fragment PlaceOrderButton_cart on Cart{total}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment useCartTotals_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}fragment useShortLines_cart on Cart{contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},key,quantity}}}"
  }
};
})();

(node as any).hash = "ec551072f8ce3f498108f5348744a751";

export default node;
