/**
 * @generated SignedSource<<6eed95f8552caa200e42649ba769b20f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryMethod_cart$data = {
  readonly availableShippingMethods: ReadonlyArray<{
    readonly packageDetails: string | null | undefined;
    readonly rates: ReadonlyArray<{
      readonly cost: string | null | undefined;
      readonly id: string;
      readonly label: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly " $fragmentType": "DeliveryMethod_cart";
};
export type DeliveryMethod_cart$key = {
  readonly " $data"?: DeliveryMethod_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethod_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeliveryMethod_cart",
  "selections": [
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
          "kind": "ScalarField",
          "name": "packageDetails"
        },
        {
          "concreteType": "ShippingRate",
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
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
  "type": "Cart"
};

(node as any).hash = "9e7a7ac5309145d26bf3c5803e71d65f";

export default node;
