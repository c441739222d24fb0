/**
 * @generated SignedSource<<497c616c3eb3c6d1a4763f635c74dcb3>>
 * @relayHash 60b0a02c619c3cf25c69a5faa3813b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9fabd68a398becfe544456b168260fac72aefec3dfdd2dcf3f4661fdea5ad65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type useCheckoutQuery$variables = {
  hasSession: boolean;
};
export type useCheckoutQuery$data = {
  readonly allowedCountries: ReadonlyArray<CountriesEnum | null | undefined> | null | undefined;
  readonly checkoutCart: {
    readonly isEmpty: boolean | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly billing: {
      readonly country: CountriesEnum | null | undefined;
    } | null | undefined;
    readonly shipping: {
      readonly country: CountriesEnum | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly paymentGateways: {
    readonly __typename: "RootQueryToPaymentGatewayConnection";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_query">;
};
export type useCheckoutQuery = {
  response: useCheckoutQuery$data;
  variables: useCheckoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasSession"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "allowedCountries"
},
v2 = [
  {
    "kind": "Literal",
    "name": "recalculateTotals",
    "value": true
  }
],
v3 = {
  "alias": "checkoutCart",
  "args": (v2/*:: as any*/),
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isEmpty"
    }
  ],
  "storageKey": "cart(recalculateTotals:true)"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "country"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v10 = {
  "kind": "ScalarField",
  "name": "lastName"
},
v11 = {
  "kind": "ScalarField",
  "name": "company"
},
v12 = {
  "kind": "ScalarField",
  "name": "address1"
},
v13 = {
  "kind": "ScalarField",
  "name": "address2"
},
v14 = {
  "kind": "ScalarField",
  "name": "city"
},
v15 = {
  "kind": "ScalarField",
  "name": "state"
},
v16 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v17 = {
  "kind": "ScalarField",
  "name": "email"
},
v18 = {
  "kind": "ScalarField",
  "name": "total"
},
v19 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v20 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v21 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v22 = {
  "kind": "ScalarField",
  "name": "name"
},
v23 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v24 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v25 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v26 = {
  "kind": "ScalarField",
  "name": "label"
},
v27 = {
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
v28 = {
  "alias": "rawDiscountTax",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCheckoutQuery",
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      {
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToPaymentGatewayConnection",
        "kind": "LinkedField",
        "name": "paymentGateways",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": "paymentGateways(first:100)"
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
            "selections": (v7/*:: as any*/)
          },
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": (v7/*:: as any*/)
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "Checkout_query"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckoutQuery",
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      {
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToPaymentGatewayConnection",
        "kind": "LinkedField",
        "name": "paymentGateways",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "description"
              }
            ]
          }
        ],
        "storageKey": "paymentGateways(first:100)"
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
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ]
          },
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "phone"
              }
            ]
          },
          (v8/*:: as any*/),
          (v17/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "databaseId"
          }
        ]
      },
      {
        "condition": "hasSession",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "checkoutCart",
            "args": (v2/*:: as any*/),
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
                "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItem"
                      },
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": "rawSubtotal",
                        "args": (v21/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "subtotal",
                        "storageKey": "subtotal(format:\"RAW\")"
                      },
                      {
                        "alias": "rawSubtotalTax",
                        "args": (v21/*:: as any*/),
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
                              (v5/*:: as any*/),
                              (v22/*:: as any*/),
                              (v8/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v25/*:: as any*/)
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
                                    "args": (v4/*:: as any*/),
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
                                          (v5/*:: as any*/),
                                          (v22/*:: as any*/),
                                          (v26/*:: as any*/),
                                          {
                                            "kind": "InlineFragment",
                                            "selections": [
                                              {
                                                "args": (v4/*:: as any*/),
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
                                                      (v5/*:: as any*/),
                                                      {
                                                        "kind": "ScalarField",
                                                        "name": "slug"
                                                      },
                                                      (v22/*:: as any*/),
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
                              (v27/*:: as any*/)
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
                              (v5/*:: as any*/),
                              (v23/*:: as any*/),
                              (v8/*:: as any*/),
                              (v24/*:: as any*/),
                              (v25/*:: as any*/),
                              (v27/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "VariationAttribute",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": true,
                            "selections": [
                              (v22/*:: as any*/),
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
                    "args": (v21/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "discountAmount",
                    "storageKey": "discountAmount(format:\"RAW\")"
                  },
                  (v28/*:: as any*/)
                ]
              },
              {
                "concreteType": "CartTax",
                "kind": "LinkedField",
                "name": "totalTaxes",
                "plural": true,
                "selections": [
                  (v26/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  (v8/*:: as any*/)
                ]
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "shippingTax"
              },
              {
                "kind": "ScalarField",
                "name": "shippingTotal"
              },
              (v18/*:: as any*/),
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
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTax",
                "storageKey": "shippingTax(format:\"RAW\")"
              },
              {
                "alias": "rawShippingTotal",
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTotal",
                "storageKey": "shippingTotal(format:\"RAW\")"
              },
              {
                "alias": "rawTotal",
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "total",
                "storageKey": "total(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTax",
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTax",
                "storageKey": "feeTax(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTotal",
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTotal",
                "storageKey": "feeTotal(format:\"RAW\")"
              },
              (v28/*:: as any*/),
              {
                "alias": "rawDiscountTotal",
                "args": (v21/*:: as any*/),
                "kind": "ScalarField",
                "name": "discountTotal",
                "storageKey": "discountTotal(format:\"RAW\")"
              },
              {
                "alias": "rawContentsTotal",
                "args": (v21/*:: as any*/),
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
                      (v26/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "cost"
                      },
                      {
                        "alias": "rawCost",
                        "args": (v21/*:: as any*/),
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
                  (v5/*:: as any*/)
                ]
              }
            ],
            "storageKey": "cart(recalculateTotals:true)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "60b0a02c619c3cf25c69a5faa3813b3b",
    "id": "b9fabd68a398becfe544456b168260fac72aefec3dfdd2dcf3f4661fdea5ad65",
    "metadata": {},
    "name": "useCheckoutQuery",
    "operationKind": "query",
    "text": "query useCheckoutQuery($hasSession:Boolean!){allowedCountries,checkoutCart:cart(recalculateTotals:true){isEmpty},paymentGateways(first:100){__typename},customer{shipping{country},billing{country},id},...Checkout_query}fragment CheckoutFields_cart on Cart{rawTotal:total(format:RAW),chosenShippingMethods,...DeliveryMethod_cart,...DeliveryPromise_cart,...PlaceOrderButton_cart}fragment CheckoutFields_query on RootQuery{allowedCountries,...ContactFields_query,...usePaymentMethods_query}fragment CheckoutForm_cart on Cart{needsShippingAddress,displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},...CheckoutFields_cart,...CheckoutNotice_cart,...ExpressPay_cart}fragment CheckoutForm_query on RootQuery{...knownAddresses_query,...CheckoutFields_query,...ExpressPay_query}fragment CheckoutNotice_cart on Cart{total,...useShortLines_cart}fragment Checkout_query on RootQuery{checkoutCart:cart(recalculateTotals:true)@include(if:$hasSession){...CheckoutForm_cart,...CouponForm_cart,...OrderSummary_cart,...Checkout_totals},...CheckoutForm_query}fragment Checkout_totals on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods}fragment ContactFields_query on RootQuery{customer{databaseId,id}}fragment CouponForm_cart on Cart{appliedCoupons{code}}fragment DeliveryMethod_cart on Cart{chosenShippingMethods,availableShippingMethods{packageDetails,rates{id,label,cost}}}fragment DeliveryPromise_cart on Cart{chosenShippingMethods,contents(first:100){nodes{__typename,product{node{__typename,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}},variation{node{__typename,stockStatus,id}}}}}fragment ExpressButtons_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost,rawCost:cost(format:RAW)}}}fragment ExpressPay_cart on Cart{rawTotal:total(format:RAW),availableShippingMethods{__typename},...ExpressButtons_cart}fragment ExpressPay_query on RootQuery{allowedCountries,...usePaymentMethods_query}fragment OrderSummary_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,image{...ProductPicture_picture,id},id}},key,quantity}}}fragment PlaceOrderButton_cart on Cart{total}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment knownAddresses_query on RootQuery{allowedCountries,customer{email,shipping{firstName,lastName,company,address1,address2,city,state,postcode,country},billing{firstName,lastName,company,address1,address2,city,state,postcode,country,email,phone},id}}fragment useCartTotals_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}fragment usePaymentMethods_query on RootQuery{paymentGateways(first:100){nodes{id,title,description}}}fragment useShortLines_cart on Cart{contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},key,quantity}}}"
  }
};
})();

(node as any).hash = "1e49cf9c133224e71c0c74e5c1c91c79";

export default node;
