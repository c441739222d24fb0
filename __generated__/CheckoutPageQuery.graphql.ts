/**
 * @generated SignedSource<<c327d303600569cc1635e5c2819ce2a9>>
 * @relayHash 5ccabfc31fc3c25faa1ba2e3c77d7abc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ba713414f131dea529493eb59700d7c4978ba1c8a81e60dd7f9c49e5817d943

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type CheckoutPageQuery$variables = {
  billingCountry: CountriesEnum;
  hasSession: boolean;
  knowsCountries: boolean;
  shippingCountry: CountriesEnum;
};
export type CheckoutPageQuery$data = {
  readonly cart?: {
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_query" | "SiteFooter_query" | "SiteHeader_query" | "useCountryStates_query">;
};
export type CheckoutPageQuery = {
  response: CheckoutPageQuery$data;
  variables: CheckoutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "billingCountry"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSession"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "knowsCountries"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingCountry"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "key"
},
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v10 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v11 = {
  "kind": "ScalarField",
  "name": "id"
},
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v13 = {
  "kind": "ScalarField",
  "name": "title"
},
v14 = {
  "kind": "ScalarField",
  "name": "total"
},
v15 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v16 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v17 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v18 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v19 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v20 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v21 = {
  "kind": "ScalarField",
  "name": "label"
},
v22 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "altText"
    },
    (v11/*:: as any*/)
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "code"
},
v24 = {
  "alias": "rawDiscountTax",
  "args": (v17/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v25 = {
  "kind": "ScalarField",
  "name": "email"
},
v26 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v27 = {
  "kind": "ScalarField",
  "name": "lastName"
},
v28 = {
  "kind": "ScalarField",
  "name": "company"
},
v29 = {
  "kind": "ScalarField",
  "name": "address1"
},
v30 = {
  "kind": "ScalarField",
  "name": "address2"
},
v31 = {
  "kind": "ScalarField",
  "name": "city"
},
v32 = {
  "kind": "ScalarField",
  "name": "state"
},
v33 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v34 = {
  "kind": "ScalarField",
  "name": "country"
},
v35 = [
  (v23/*:: as any*/),
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "CheckoutPageQuery",
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
        "kind": "FragmentSpread",
        "name": "Checkout_query"
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
                "args": (v5/*:: as any*/),
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
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "contents(first:100)"
              }
            ]
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "useCountryStates_query"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutPageQuery",
    "selections": [
      {
        "args": [
          (v4/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              },
              (v11/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": [
                {
                  "field": "DATE",
                  "order": "DESC"
                }
              ],
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
              (v12/*:: as any*/),
              (v11/*:: as any*/)
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
              (v13/*:: as any*/),
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
              (v11/*:: as any*/)
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
            "alias": "checkoutCart",
            "args": [
              {
                "kind": "Literal",
                "name": "recalculateTotals",
                "value": true
              }
            ],
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
                "args": (v5/*:: as any*/),
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
                      (v12/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItem"
                      },
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "alias": "rawSubtotal",
                        "args": (v17/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "subtotal",
                        "storageKey": "subtotal(format:\"RAW\")"
                      },
                      {
                        "alias": "rawSubtotalTax",
                        "args": (v17/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "subtotalTax",
                        "storageKey": "subtotalTax(format:\"RAW\")"
                      },
                      (v6/*:: as any*/),
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
                              (v12/*:: as any*/),
                              (v8/*:: as any*/),
                              (v11/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/)
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
                                    "args": (v5/*:: as any*/),
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
                                          (v12/*:: as any*/),
                                          (v8/*:: as any*/),
                                          (v21/*:: as any*/),
                                          {
                                            "kind": "InlineFragment",
                                            "selections": [
                                              {
                                                "args": (v5/*:: as any*/),
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
                                                      (v12/*:: as any*/),
                                                      (v7/*:: as any*/),
                                                      (v8/*:: as any*/),
                                                      (v11/*:: as any*/)
                                                    ]
                                                  }
                                                ],
                                                "storageKey": "terms(first:100)"
                                              }
                                            ],
                                            "type": "GlobalProductAttribute"
                                          },
                                          (v11/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "attributes(first:100)"
                                  }
                                ],
                                "type": "ProductWithAttributes",
                                "abstractKey": "__isProductWithAttributes"
                              },
                              (v22/*:: as any*/)
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
                              (v12/*:: as any*/),
                              (v18/*:: as any*/),
                              (v11/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v22/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "VariationAttribute",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "value"
                              },
                              (v11/*:: as any*/)
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
                  (v23/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "discountAmount"
                  },
                  {
                    "alias": "rawDiscountAmount",
                    "args": (v17/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "discountAmount",
                    "storageKey": "discountAmount(format:\"RAW\")"
                  },
                  (v24/*:: as any*/)
                ]
              },
              {
                "concreteType": "CartTax",
                "kind": "LinkedField",
                "name": "totalTaxes",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  (v11/*:: as any*/)
                ]
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "shippingTax"
              },
              {
                "kind": "ScalarField",
                "name": "shippingTotal"
              },
              (v14/*:: as any*/),
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
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTax",
                "storageKey": "shippingTax(format:\"RAW\")"
              },
              {
                "alias": "rawShippingTotal",
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "shippingTotal",
                "storageKey": "shippingTotal(format:\"RAW\")"
              },
              {
                "alias": "rawTotal",
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "total",
                "storageKey": "total(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTax",
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTax",
                "storageKey": "feeTax(format:\"RAW\")"
              },
              {
                "alias": "rawFeeTotal",
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "feeTotal",
                "storageKey": "feeTotal(format:\"RAW\")"
              },
              (v24/*:: as any*/),
              {
                "alias": "rawDiscountTotal",
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "discountTotal",
                "storageKey": "discountTotal(format:\"RAW\")"
              },
              {
                "alias": "rawContentsTotal",
                "args": (v17/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "cost"
                      },
                      {
                        "alias": "rawCost",
                        "args": (v17/*:: as any*/),
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
                  (v12/*:: as any*/)
                ]
              }
            ],
            "storageKey": "cart(recalculateTotals:true)"
          },
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": (v5/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "contents(first:100)"
              }
            ]
          }
        ]
      },
      {
        "kind": "ScalarField",
        "name": "allowedCountries"
      },
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v25/*:: as any*/),
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "shipping",
            "plural": false,
            "selections": [
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/)
            ]
          },
          {
            "concreteType": "CustomerAddress",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v25/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "phone"
              }
            ]
          },
          (v11/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "databaseId"
          }
        ]
      },
      {
        "args": (v5/*:: as any*/),
        "concreteType": "RootQueryToPaymentGatewayConnection",
        "kind": "LinkedField",
        "name": "paymentGateways",
        "plural": false,
        "selections": [
          {
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v13/*:: as any*/),
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
        "condition": "knowsCountries",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "shippingStates",
            "args": [
              {
                "kind": "Variable",
                "name": "country",
                "variableName": "shippingCountry"
              }
            ],
            "concreteType": "CountryState",
            "kind": "LinkedField",
            "name": "countryStates",
            "plural": true,
            "selections": (v35/*:: as any*/)
          },
          {
            "alias": "billingStates",
            "args": [
              {
                "kind": "Variable",
                "name": "country",
                "variableName": "billingCountry"
              }
            ],
            "concreteType": "CountryState",
            "kind": "LinkedField",
            "name": "countryStates",
            "plural": true,
            "selections": (v35/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5ccabfc31fc3c25faa1ba2e3c77d7abc",
    "id": "5ba713414f131dea529493eb59700d7c4978ba1c8a81e60dd7f9c49e5817d943",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": "query CheckoutPageQuery($hasSession:Boolean!,$knowsCountries:Boolean!,$shippingCountry:CountriesEnum!,$billingCountry:CountriesEnum!){...SiteHeader_query,...SiteFooter_query,...Checkout_query,cart@include(if:$hasSession){contents(first:100){nodes{__typename,key}}},...useCountryStates_query}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment CheckoutFields_cart on Cart{rawTotal:total(format:RAW),chosenShippingMethods,...DeliveryMethod_cart,...DeliveryPromise_cart,...PlaceOrderButton_cart}fragment CheckoutFields_query on RootQuery{allowedCountries,...ContactFields_query,...usePaymentMethods_query}fragment CheckoutForm_cart on Cart{needsShippingAddress,displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},...CheckoutFields_cart,...CheckoutNotice_cart,...ExpressPay_cart}fragment CheckoutForm_query on RootQuery{...knownAddresses_query,...CheckoutFields_query,...ExpressPay_query}fragment CheckoutNotice_cart on Cart{total,...useShortLines_cart}fragment Checkout_query on RootQuery{checkoutCart:cart(recalculateTotals:true)@include(if:$hasSession){...CheckoutForm_cart,...CouponForm_cart,...OrderSummary_cart,...Checkout_totals},...CheckoutForm_query}fragment Checkout_totals on Cart{...useCartTotals_cart,needsShippingAddress,chosenShippingMethods}fragment ContactFields_query on RootQuery{customer{databaseId,id}}fragment CouponForm_cart on Cart{appliedCoupons{code}}fragment DeliveryMethod_cart on Cart{chosenShippingMethods,availableShippingMethods{packageDetails,rates{id,label,cost}}}fragment DeliveryPromise_cart on Cart{chosenShippingMethods,contents(first:100){nodes{__typename,product{node{__typename,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}},variation{node{__typename,stockStatus,id}}}}}fragment ExpressButtons_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost,rawCost:cost(format:RAW)}}}fragment ExpressPay_cart on Cart{rawTotal:total(format:RAW),availableShippingMethods{__typename},...ExpressButtons_cart}fragment ExpressPay_query on RootQuery{allowedCountries,...usePaymentMethods_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment OrderSummary_cart on Cart{...useCartTotals_cart,contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,image{...ProductPicture_picture,id},id}},key,quantity}}}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PlaceOrderButton_cart on Cart{total}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment knownAddresses_query on RootQuery{allowedCountries,customer{email,shipping{firstName,lastName,company,address1,address2,city,state,postcode,country},billing{firstName,lastName,company,address1,address2,city,state,postcode,country,email,phone},id}}fragment useCartTotals_cart on Cart{displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}fragment useCountryStates_query on RootQuery{shippingStates:countryStates(country:$shippingCountry)@include(if:$knowsCountries){code,name}\n  billingStates:countryStates(country:$billingCountry)@include(if:$knowsCountries){code,name}}fragment usePaymentMethods_query on RootQuery{paymentGateways(first:100){nodes{id,title,description}}}fragment useShortLines_cart on Cart{contents(first:100){nodes{__typename,__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,name,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed}}},variation{attributes{name,value,id},node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},key,quantity}}}"
  }
};
})();

(node as any).hash = "7faca6c60f47b91fdeb7e77093797c7b";

export default node;
