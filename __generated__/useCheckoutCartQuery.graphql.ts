/**
 * @generated SignedSource<<a7ac91d057279c8906fc69e9d2726f1d>>
 * @relayHash 0ff4fe63f4ec4ea5c9777f321a5f898f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ac1afc96069939d8df447541c25912dca08630287ad563bb34e56e879ee39f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCheckoutCartQuery$variables = Record<PropertyKey, never>;
export type useCheckoutCartQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "CouponForm_cart" | "OrderSummary_cart" | "OrderTotals_cart">;
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
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = {
  "kind": "ScalarField",
  "name": "total"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
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
    (v4/*:: as any*/)
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "label"
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
            "name": "OrderTotals_cart"
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
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
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
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "key"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  (v2/*:: as any*/),
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
                          (v1/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
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
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          },
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v5/*:: as any*/),
                          (v4/*:: as any*/)
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
              }
            ]
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
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "cost"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "packageDetails"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "subtotal"
          },
          {
            "kind": "ScalarField",
            "name": "subtotalTax"
          },
          {
            "kind": "ScalarField",
            "name": "discountTotal"
          },
          {
            "kind": "ScalarField",
            "name": "discountTax"
          },
          {
            "kind": "ScalarField",
            "name": "shippingTotal"
          },
          {
            "kind": "ScalarField",
            "name": "shippingTax"
          },
          {
            "kind": "ScalarField",
            "name": "feeTotal"
          },
          {
            "kind": "ScalarField",
            "name": "feeTax"
          },
          {
            "kind": "ScalarField",
            "name": "totalTax"
          },
          (v2/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amount"
              }
            ]
          }
        ],
        "storageKey": "cart(recalculateTotals:true)"
      }
    ]
  },
  "params": {
    "cacheID": "0ff4fe63f4ec4ea5c9777f321a5f898f",
    "id": "0ac1afc96069939d8df447541c25912dca08630287ad563bb34e56e879ee39f9",
    "metadata": {},
    "name": "useCheckoutCartQuery",
    "operationKind": "query",
    "text": "query useCheckoutCartQuery{cart(recalculateTotals:true){...CheckoutForm_cart,...CouponForm_cart,...OrderSummary_cart,...OrderTotals_cart}}fragment CheckoutFields_cart on Cart{...DeliveryMethod_cart,...PlaceOrderButton_cart}fragment CheckoutForm_cart on Cart{needsShippingAddress,...useConfirmedOrder_cart,...CheckoutFields_cart}fragment CouponForm_cart on Cart{appliedCoupons{code,discountAmount}}fragment DeliveryMethod_cart on Cart{chosenShippingMethods,availableShippingMethods{packageDetails,rates{id,label,cost}}}fragment OrderSummary_cart on Cart{contents(first:100){nodes{__typename,key,quantity,total,product{node{__typename,name,image{...ProductPicture_picture,id},id}},variation{attributes{name,value,id},node{__typename,image{...ProductPicture_picture,id},id}}}}}fragment OrderTotals_cart on Cart{subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,needsShippingAddress,chosenShippingMethods,totalTaxes{id,label,amount}}fragment PlaceOrderButton_cart on Cart{total}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment useConfirmedOrder_cart on Cart{contents(first:100){nodes{__typename,key,quantity,total,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount},chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},subtotal,subtotalTax,discountTotal,discountTax,shippingTotal,shippingTax,feeTotal,feeTax,totalTax,total}"
  }
};
})();

(node as any).hash = "a85429cf011be4e9714c461b7c730dee";

export default node;
