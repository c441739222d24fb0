/**
 * @generated SignedSource<<afa20c3df67d05f8c40c2e52a81f649a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_order$data = {
  readonly billing: {
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
  readonly " $fragmentType": "requestOrder_order";
};
export type requestOrder_order$key = {
  readonly " $data"?: requestOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "total"
},
v2 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v3 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v4 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v6 = [
  {
    "kind": "ScalarField",
    "name": "firstName"
  },
  {
    "kind": "ScalarField",
    "name": "lastName"
  },
  {
    "kind": "ScalarField",
    "name": "company"
  },
  {
    "kind": "ScalarField",
    "name": "address1"
  },
  {
    "kind": "ScalarField",
    "name": "address2"
  },
  {
    "kind": "ScalarField",
    "name": "city"
  },
  {
    "kind": "ScalarField",
    "name": "state"
  },
  {
    "kind": "ScalarField",
    "name": "postcode"
  },
  {
    "kind": "ScalarField",
    "name": "country"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "orderNumber"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "datePaid"
    },
    {
      "kind": "ScalarField",
      "name": "dateCompleted"
    },
    {
      "kind": "ScalarField",
      "name": "needsProcessing"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "orderKey"
    },
    {
      "kind": "ScalarField",
      "name": "needsPayment"
    },
    {
      "kind": "ScalarField",
      "name": "paymentMethod"
    },
    {
      "kind": "ScalarField",
      "name": "paymentMethodTitle"
    },
    {
      "kind": "ScalarField",
      "name": "customerNote"
    },
    {
      "kind": "ScalarField",
      "name": "pricesIncludeTax"
    },
    {
      "kind": "ScalarField",
      "name": "subtotal"
    },
    {
      "kind": "ScalarField",
      "name": "discountTotal"
    },
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTax"
    },
    (v3/*:: as any*/),
    {
      "alias": "rawDiscountTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": "discountTotal(format:\"RAW\")"
    },
    {
      "alias": "rawDiscountTax",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTax",
      "storageKey": "discountTax(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTotal",
      "storageKey": "shippingTotal(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTax",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTax",
      "storageKey": "shippingTax(format:\"RAW\")"
    },
    {
      "alias": "rawTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "args": (v5/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "ScalarField",
              "name": "discount"
            },
            (v2/*:: as any*/)
          ]
        }
      ],
      "storageKey": "couponLines(first:100)"
    },
    {
      "args": (v5/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "name"
            },
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ],
      "storageKey": "feeLines(first:100)"
    },
    {
      "args": (v5/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "taxTotal"
            },
            {
              "kind": "ScalarField",
              "name": "shippingTaxTotal"
            }
          ]
        }
      ],
      "storageKey": "taxLines(first:100)"
    },
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": (v6/*:: as any*/)
    },
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "shipping",
      "plural": false,
      "selections": (v6/*:: as any*/)
    },
    {
      "args": (v5/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "methodTitle"
            },
            {
              "concreteType": "ShippingMethod",
              "kind": "LinkedField",
              "name": "shippingMethod",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ]
            }
          ]
        }
      ],
      "storageKey": "shippingLines(first:100)"
    }
  ],
  "type": "Order"
};
})();

(node as any).hash = "550626742f671ab62345dc2abe5a5b8a";

export default node;
