/**
 * @generated SignedSource<<6fe97403dcc6d1f4ceca39692f61cd47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type TaxClassEnum = "INHERIT_CART" | "REDUCED_RATE" | "STANDARD" | "ZERO_RATE";
export type CheckoutInput = {
  account?: CreateAccountInput | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  customerNote?: string | null | undefined;
  fees?: ReadonlyArray<FeeInput | null | undefined> | null | undefined;
  isPaid?: boolean | null | undefined;
  metaData?: ReadonlyArray<MetaDataInput | null | undefined> | null | undefined;
  paymentMethod?: string | null | undefined;
  shipToDifferentAddress?: boolean | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingMethod?: ReadonlyArray<string | null | undefined> | null | undefined;
  transactionId?: string | null | undefined;
};
export type CreateAccountInput = {
  authenticate?: boolean | null | undefined;
  password: string;
  username: string;
};
export type CustomerAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: CountriesEnum | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  overwrite?: boolean | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  state?: string | null | undefined;
};
export type FeeInput = {
  amount?: number | null | undefined;
  name: string;
  taxClass?: TaxClassEnum | null | undefined;
  taxable?: boolean | null | undefined;
};
export type MetaDataInput = {
  id?: string | null | undefined;
  key: string;
  value: string;
};
export type sendCheckoutMutation$variables = {
  input: CheckoutInput;
};
export type sendCheckoutMutation$data = {
  readonly checkout: {
    readonly notices: ReadonlyArray<{
      readonly message: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly order: {
      readonly billing: {
        readonly email: string | null | undefined;
        readonly lastName: string | null | undefined;
        readonly postcode: string | null | undefined;
      } | null | undefined;
      readonly couponLines: {
        readonly nodes: ReadonlyArray<{
          readonly code: string | null | undefined;
          readonly discount: string | null | undefined;
          readonly discountTax: string | null | undefined;
        }>;
      } | null | undefined;
      readonly databaseId: number | null | undefined;
      readonly date: string | null | undefined;
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
          readonly productId: number | null | undefined;
          readonly quantity: number | null | undefined;
          readonly rawSubtotal: string | null | undefined;
          readonly rawSubtotalTax: string | null | undefined;
          readonly subtotal: string | null | undefined;
          readonly subtotalTax: string | null | undefined;
          readonly variationId: number | null | undefined;
        }>;
      } | null | undefined;
      readonly needsPayment: boolean | null | undefined;
      readonly orderKey: string | null | undefined;
      readonly orderNumber: string | null | undefined;
      readonly paymentMethod: string | null | undefined;
      readonly pricesIncludeTax: boolean | null | undefined;
      readonly rawDiscountTax: string | null | undefined;
      readonly rawDiscountTotal: string | null | undefined;
      readonly rawShippingTax: string | null | undefined;
      readonly rawShippingTotal: string | null | undefined;
      readonly rawTotal: string | null | undefined;
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
    readonly redirect: string | null | undefined;
    readonly result: string | null | undefined;
  } | null | undefined;
};
export type sendCheckoutMutation = {
  response: sendCheckoutMutation$data;
  variables: sendCheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "result"
},
v3 = {
  "kind": "ScalarField",
  "name": "redirect"
},
v4 = {
  "concreteType": "CartNotice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ]
},
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
  "name": "orderKey"
},
v8 = {
  "kind": "ScalarField",
  "name": "status"
},
v9 = {
  "kind": "ScalarField",
  "name": "needsPayment"
},
v10 = {
  "kind": "ScalarField",
  "name": "date"
},
v11 = {
  "kind": "ScalarField",
  "name": "datePaid"
},
v12 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v13 = {
  "kind": "ScalarField",
  "name": "pricesIncludeTax"
},
v14 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v15 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v16 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v17 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v18 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v19 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v20 = {
  "kind": "ScalarField",
  "name": "total"
},
v21 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v22 = {
  "alias": "rawDiscountTotal",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v23 = {
  "alias": "rawDiscountTax",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v24 = {
  "alias": "rawShippingTotal",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v25 = {
  "alias": "rawShippingTax",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v26 = {
  "alias": "rawTotal",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v27 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v28 = {
  "kind": "ScalarField",
  "name": "code"
},
v29 = {
  "kind": "ScalarField",
  "name": "discount"
},
v30 = {
  "kind": "ScalarField",
  "name": "name"
},
v31 = {
  "kind": "ScalarField",
  "name": "label"
},
v32 = {
  "kind": "ScalarField",
  "name": "taxTotal"
},
v33 = {
  "kind": "ScalarField",
  "name": "shippingTaxTotal"
},
v34 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "kind": "ScalarField",
      "name": "lastName"
    },
    {
      "kind": "ScalarField",
      "name": "postcode"
    }
  ]
},
v35 = {
  "kind": "ScalarField",
  "name": "productId"
},
v36 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v37 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v38 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v39 = {
  "alias": "rawSubtotal",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v40 = {
  "alias": "rawSubtotalTax",
  "args": (v21/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v41 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sendCheckoutMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutPayload",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
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
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              {
                "args": (v27/*:: as any*/),
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
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v16/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "couponLines(first:100)"
              },
              {
                "args": (v27/*:: as any*/),
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
                      (v30/*:: as any*/),
                      (v20/*:: as any*/),
                      (v19/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "feeLines(first:100)"
              },
              {
                "args": (v27/*:: as any*/),
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
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "taxLines(first:100)"
              },
              (v34/*:: as any*/),
              {
                "args": (v27/*:: as any*/),
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
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v14/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "lineItems(first:100)"
              }
            ]
          }
        ]
      }
    ],
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendCheckoutMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutPayload",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
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
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              {
                "args": (v27/*:: as any*/),
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
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v16/*:: as any*/),
                      (v41/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "couponLines(first:100)"
              },
              {
                "args": (v27/*:: as any*/),
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
                      (v30/*:: as any*/),
                      (v20/*:: as any*/),
                      (v19/*:: as any*/),
                      (v41/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "feeLines(first:100)"
              },
              {
                "args": (v27/*:: as any*/),
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
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v41/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "taxLines(first:100)"
              },
              (v34/*:: as any*/),
              {
                "args": (v27/*:: as any*/),
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
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v14/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "lineItems(first:100)"
              },
              (v41/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2629f4858715f6f0cb52d978a2272582",
    "id": null,
    "metadata": {},
    "name": "sendCheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation sendCheckoutMutation($input:CheckoutInput!){checkout(input:$input){result,redirect,notices{message},order{databaseId,orderNumber,orderKey,status,needsPayment,date,datePaid,paymentMethod,pricesIncludeTax,subtotal,discountTotal,discountTax,shippingTotal,shippingTax,totalTax,total,rawDiscountTotal:discountTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawShippingTax:shippingTax(format:RAW),rawTotal:total(format:RAW),couponLines(first:100){nodes{code,discount,discountTax,id}},feeLines(first:100){nodes{name,total,totalTax,id}},taxLines(first:100){nodes{label,taxTotal,shippingTaxTotal,id}},billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),id}},id}}}"
  }
};
})();

(node as any).hash = "316eabdcaa3090457e6c9a4d1ca18973";

export default node;
