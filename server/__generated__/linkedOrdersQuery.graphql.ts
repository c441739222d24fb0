/**
 * @generated SignedSource<<65eb9a92346b326e088100cf7c005059>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type linkedOrdersQuery$variables = {
  key: string;
  number: string;
  signature: string;
  time: string;
};
export type linkedOrdersQuery$data = {
  readonly cart: {
    readonly displayPricesIncludeTax: boolean | null | undefined;
  } | null | undefined;
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly vitrineOrder: {
    readonly billing: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly city: string | null | undefined;
      readonly company: string | null | undefined;
      readonly country: CountriesEnum | null | undefined;
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly state: string | null | undefined;
    } | null | undefined;
    readonly couponLines: {
      readonly nodes: ReadonlyArray<{
        readonly code: string | null | undefined;
        readonly discount: string | null | undefined;
        readonly discountTax: string | null | undefined;
      }>;
    } | null | undefined;
    readonly customerNote: string | null | undefined;
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly discountTax: string | null | undefined;
    readonly discountTotal: string | null | undefined;
    readonly feeLines: {
      readonly nodes: ReadonlyArray<{
        readonly name: string | null | undefined;
        readonly total: string | null | undefined;
        readonly totalTax: string | null | undefined;
      }>;
    } | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly metaData: ReadonlyArray<{
          readonly key: string;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly product: {
          readonly node: {
            readonly attributes?: {
              readonly nodes: ReadonlyArray<{
                readonly label: string | null | undefined;
                readonly name: string | null | undefined;
                readonly terms?: {
                  readonly nodes: ReadonlyArray<{
                    readonly name: string | null | undefined;
                    readonly slug: string | null | undefined;
                  }>;
                } | null | undefined;
              }>;
            } | null | undefined;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly quantity: number | null | undefined;
        readonly rawSubtotal: string | null | undefined;
        readonly rawSubtotalTax: string | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly subtotalTax: string | null | undefined;
        readonly variation: {
          readonly node: {
            readonly attributes: {
              readonly nodes: ReadonlyArray<{
                readonly name: string | null | undefined;
              }>;
            } | null | undefined;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
          };
        } | null | undefined;
        readonly variationId: number | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
    readonly needsPayment: boolean | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderKey: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly paymentMethod: string | null | undefined;
    readonly paymentMethodTitle: string | null | undefined;
    readonly pricesIncludeTax: boolean | null | undefined;
    readonly rawDiscountTax: string | null | undefined;
    readonly rawDiscountTotal: string | null | undefined;
    readonly rawShippingTax: string | null | undefined;
    readonly rawShippingTotal: string | null | undefined;
    readonly rawTotal: string | null | undefined;
    readonly shipping: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly city: string | null | undefined;
      readonly company: string | null | undefined;
      readonly country: CountriesEnum | null | undefined;
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly state: string | null | undefined;
    } | null | undefined;
    readonly shippingLines: {
      readonly nodes: ReadonlyArray<{
        readonly methodTitle: string | null | undefined;
        readonly shippingMethod: {
          readonly databaseId: string;
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly shippingTax: string | null | undefined;
    readonly shippingTotal: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly subtotal: string | null | undefined;
    readonly taxLines: {
      readonly nodes: ReadonlyArray<{
        readonly label: string | null | undefined;
        readonly shippingTaxTotal: string | null | undefined;
        readonly taxTotal: string | null | undefined;
      }>;
    } | null | undefined;
    readonly total: string | null | undefined;
    readonly totalTax: string | null | undefined;
  } | null | undefined;
};
export type linkedOrdersQuery = {
  response: linkedOrdersQuery$data;
  variables: linkedOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signature"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "time"
},
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  },
  {
    "kind": "Variable",
    "name": "signature",
    "variableName": "signature"
  },
  {
    "kind": "Variable",
    "name": "time",
    "variableName": "time"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v6 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v7 = {
  "kind": "ScalarField",
  "name": "date"
},
v8 = {
  "kind": "ScalarField",
  "name": "datePaid"
},
v9 = {
  "kind": "ScalarField",
  "name": "dateCompleted"
},
v10 = {
  "kind": "ScalarField",
  "name": "needsProcessing"
},
v11 = {
  "kind": "ScalarField",
  "name": "status"
},
v12 = {
  "kind": "ScalarField",
  "name": "total"
},
v13 = {
  "kind": "ScalarField",
  "name": "orderKey"
},
v14 = {
  "kind": "ScalarField",
  "name": "needsPayment"
},
v15 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v16 = {
  "kind": "ScalarField",
  "name": "paymentMethodTitle"
},
v17 = {
  "kind": "ScalarField",
  "name": "customerNote"
},
v18 = {
  "kind": "ScalarField",
  "name": "pricesIncludeTax"
},
v19 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v20 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v21 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v22 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v23 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v24 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v25 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v26 = {
  "alias": "rawDiscountTotal",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v27 = {
  "alias": "rawDiscountTax",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v28 = {
  "alias": "rawShippingTotal",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v29 = {
  "alias": "rawShippingTax",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v30 = {
  "alias": "rawTotal",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v31 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v32 = {
  "kind": "ScalarField",
  "name": "code"
},
v33 = {
  "kind": "ScalarField",
  "name": "discount"
},
v34 = {
  "kind": "ScalarField",
  "name": "name"
},
v35 = {
  "kind": "ScalarField",
  "name": "label"
},
v36 = {
  "kind": "ScalarField",
  "name": "taxTotal"
},
v37 = {
  "kind": "ScalarField",
  "name": "shippingTaxTotal"
},
v38 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v39 = {
  "kind": "ScalarField",
  "name": "lastName"
},
v40 = {
  "kind": "ScalarField",
  "name": "company"
},
v41 = {
  "kind": "ScalarField",
  "name": "address1"
},
v42 = {
  "kind": "ScalarField",
  "name": "address2"
},
v43 = {
  "kind": "ScalarField",
  "name": "city"
},
v44 = {
  "kind": "ScalarField",
  "name": "state"
},
v45 = {
  "kind": "ScalarField",
  "name": "postcode"
},
v46 = {
  "kind": "ScalarField",
  "name": "country"
},
v47 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v40/*:: as any*/),
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    (v43/*:: as any*/),
    (v44/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ]
},
v48 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "shipping",
  "plural": false,
  "selections": [
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v40/*:: as any*/),
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    (v43/*:: as any*/),
    (v44/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/)
  ]
},
v49 = {
  "kind": "ScalarField",
  "name": "methodTitle"
},
v50 = {
  "kind": "ScalarField",
  "name": "productId"
},
v51 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v52 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v53 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v54 = {
  "alias": "rawSubtotal",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v55 = {
  "alias": "rawSubtotalTax",
  "args": (v25/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v56 = {
  "kind": "ScalarField",
  "name": "key"
},
v57 = {
  "kind": "ScalarField",
  "name": "value"
},
v58 = {
  "kind": "ScalarField",
  "name": "slug"
},
v59 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v60 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v61 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v59/*:: as any*/),
    (v60/*:: as any*/)
  ]
},
v62 = {
  "concreteType": "OrderToLineItemConnectionPageInfo",
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
v63 = {
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "displayPricesIncludeTax"
    }
  ]
},
v64 = {
  "kind": "ScalarField",
  "name": "id"
},
v65 = {
  "args": (v31/*:: as any*/),
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
        (v64/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "description"
        }
      ]
    }
  ],
  "storageKey": "paymentGateways(first:100)"
},
v66 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v67 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v59/*:: as any*/),
    (v60/*:: as any*/),
    (v64/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "linkedOrdersQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToCouponLineConnection",
            "kind": "LinkedField",
            "name": "couponLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "CouponLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v21/*:: as any*/)
                ]
              }
            ],
            "storageKey": "couponLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToFeeLineConnection",
            "kind": "LinkedField",
            "name": "feeLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "FeeLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v34/*:: as any*/),
                  (v12/*:: as any*/),
                  (v24/*:: as any*/)
                ]
              }
            ],
            "storageKey": "feeLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToTaxLineConnection",
            "kind": "LinkedField",
            "name": "taxLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "TaxLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ]
              }
            ],
            "storageKey": "taxLines(first:100)"
          },
          (v47/*:: as any*/),
          (v48/*:: as any*/),
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToShippingLineConnection",
            "kind": "LinkedField",
            "name": "shippingLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "ShippingLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v49/*:: as any*/),
                  {
                    "concreteType": "ShippingMethod",
                    "kind": "LinkedField",
                    "name": "shippingMethod",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "shippingLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToLineItemConnection",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "LineItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v19/*:: as any*/),
                  (v53/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v56/*:: as any*/),
                      (v57/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductConnectionEdge",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v34/*:: as any*/),
                          (v58/*:: as any*/),
                          (v61/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v31/*:: as any*/),
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
                                      (v34/*:: as any*/),
                                      (v35/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v31/*:: as any*/),
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
                                                  (v58/*:: as any*/),
                                                  (v34/*:: as any*/)
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
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductVariationConnectionEdge",
                    "kind": "LinkedField",
                    "name": "variation",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v61/*:: as any*/),
                          (v34/*:: as any*/),
                          {
                            "args": (v31/*:: as any*/),
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
                                  (v34/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v62/*:: as any*/)
            ],
            "storageKey": "lineItems(first:100)"
          }
        ]
      },
      (v63/*:: as any*/),
      (v65/*:: as any*/)
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "linkedOrdersQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToCouponLineConnection",
            "kind": "LinkedField",
            "name": "couponLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "CouponLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v21/*:: as any*/),
                  (v64/*:: as any*/)
                ]
              }
            ],
            "storageKey": "couponLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToFeeLineConnection",
            "kind": "LinkedField",
            "name": "feeLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "FeeLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v34/*:: as any*/),
                  (v12/*:: as any*/),
                  (v24/*:: as any*/),
                  (v64/*:: as any*/)
                ]
              }
            ],
            "storageKey": "feeLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToTaxLineConnection",
            "kind": "LinkedField",
            "name": "taxLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "TaxLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v64/*:: as any*/)
                ]
              }
            ],
            "storageKey": "taxLines(first:100)"
          },
          (v47/*:: as any*/),
          (v48/*:: as any*/),
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToShippingLineConnection",
            "kind": "LinkedField",
            "name": "shippingLines",
            "plural": false,
            "selections": [
              {
                "concreteType": "ShippingLine",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v49/*:: as any*/),
                  {
                    "concreteType": "ShippingMethod",
                    "kind": "LinkedField",
                    "name": "shippingMethod",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v64/*:: as any*/)
                    ]
                  },
                  (v64/*:: as any*/)
                ]
              }
            ],
            "storageKey": "shippingLines(first:100)"
          },
          {
            "args": (v31/*:: as any*/),
            "concreteType": "OrderToLineItemConnection",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "LineItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v19/*:: as any*/),
                  (v53/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      (v64/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductConnectionEdge",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v66/*:: as any*/),
                          (v34/*:: as any*/),
                          (v58/*:: as any*/),
                          (v67/*:: as any*/),
                          (v64/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v31/*:: as any*/),
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
                                      (v66/*:: as any*/),
                                      (v34/*:: as any*/),
                                      (v35/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v31/*:: as any*/),
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
                                                  (v66/*:: as any*/),
                                                  (v58/*:: as any*/),
                                                  (v34/*:: as any*/),
                                                  (v64/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v64/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductVariationConnectionEdge",
                    "kind": "LinkedField",
                    "name": "variation",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v66/*:: as any*/),
                          (v67/*:: as any*/),
                          (v64/*:: as any*/),
                          (v34/*:: as any*/),
                          {
                            "args": (v31/*:: as any*/),
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
                                  (v34/*:: as any*/),
                                  (v64/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ]
                  },
                  (v64/*:: as any*/)
                ]
              },
              (v62/*:: as any*/)
            ],
            "storageKey": "lineItems(first:100)"
          },
          (v64/*:: as any*/)
        ]
      },
      (v63/*:: as any*/),
      (v65/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "aa7187f5eaccb997e89e72067d792ded",
    "id": null,
    "metadata": {},
    "name": "linkedOrdersQuery",
    "operationKind": "query",
    "text": "query linkedOrdersQuery($number:String!,$key:String!,$time:String!,$signature:String!){vitrineOrder(number:$number,key:$key,time:$time,signature:$signature){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,orderKey,needsPayment,paymentMethod,paymentMethodTitle,customerNote,pricesIncludeTax,subtotal,discountTotal,discountTax,shippingTotal,shippingTax,totalTax,rawDiscountTotal:discountTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawShippingTax:shippingTax(format:RAW),rawTotal:total(format:RAW),couponLines(first:100){nodes{code,discount,discountTax,id}},feeLines(first:100){nodes{name,total,totalTax,id}},taxLines(first:100){nodes{label,taxTotal,shippingTaxTotal,id}},billing{firstName,lastName,company,address1,address2,city,state,postcode,country,email},shipping{firstName,lastName,company,address1,address2,city,state,postcode,country},shippingLines(first:100){nodes{methodTitle,shippingMethod{databaseId,id},id}},lineItems(first:100){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),metaData{key,value,id},product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}}}},variation{node{__typename,image{sourceUrl,srcSet,id},id,name,attributes(first:100){nodes{name,id}}}},id},pageInfo{hasNextPage,endCursor}},id},cart{displayPricesIncludeTax},paymentGateways(first:100){nodes{id,description}}}"
  }
};
})();

(node as any).hash = "a95d3d0ce5e3c470a112d6d881516aa8";

export default node;
