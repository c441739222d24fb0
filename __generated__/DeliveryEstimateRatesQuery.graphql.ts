/**
 * @generated SignedSource<<baf8f4d5fe288575425cb84bbf38eb4c>>
 * @relayHash dff81f046d748d1b35e8d5b0090f8667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24fd3f46a2a0a54a4336a7a8edf561bcdaef02651635e018cb455a46b07581e6

import type { ConcreteRequest } from 'relay-runtime';
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type DeliveryEstimateRatesQuery$variables = Record<PropertyKey, never>;
export type DeliveryEstimateRatesQuery$data = {
  readonly cart: {
    readonly availableShippingMethods: ReadonlyArray<{
      readonly rates: ReadonlyArray<{
        readonly cost: string | null | undefined;
        readonly id: string;
        readonly label: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly shipping: {
      readonly country: CountriesEnum | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type DeliveryEstimateRatesQuery = {
  response: DeliveryEstimateRatesQuery$data;
  variables: DeliveryEstimateRatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
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
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "cost"
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "cart(recalculateTotals:true)"
},
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "DeliveryEstimateRatesQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeliveryEstimateRatesQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "dff81f046d748d1b35e8d5b0090f8667",
    "id": "24fd3f46a2a0a54a4336a7a8edf561bcdaef02651635e018cb455a46b07581e6",
    "metadata": {},
    "name": "DeliveryEstimateRatesQuery",
    "operationKind": "query",
    "text": "query DeliveryEstimateRatesQuery{cart(recalculateTotals:true){availableShippingMethods{rates{id,label,cost}}},customer{shipping{country},id}}"
  }
};
})();

(node as any).hash = "9e7eaf22f93436785d92e3809d484fa4";

export default node;
