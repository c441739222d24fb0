/**
 * @generated SignedSource<<73eba5f20e820b60c02c8c8139f23c63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCountryStates_query$data = {
  readonly billingStates?: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  } | null | undefined> | null | undefined;
  readonly shippingStates?: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "useCountryStates_query";
};
export type useCountryStates_query$key = {
  readonly " $data"?: useCountryStates_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCountryStates_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "code"
  },
  {
    "kind": "ScalarField",
    "name": "name"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "billingCountry"
    },
    {
      "kind": "RootArgument",
      "name": "knowsCountries"
    },
    {
      "kind": "RootArgument",
      "name": "shippingCountry"
    }
  ],
  "kind": "Fragment",
  "name": "useCountryStates_query",
  "selections": [
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
          "selections": (v0/*:: as any*/)
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
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "RootQuery"
};
})();

(node as any).hash = "488332c893b18531623a300c6e844672";

export default node;
