/**
 * @generated SignedSource<<96772b5b80ccc71fa4d08a4a8309d8b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressPay_cart$data = {
  readonly availableShippingMethods: ReadonlyArray<{
    readonly __typename: "ShippingPackage";
  } | null | undefined> | null | undefined;
  readonly rawTotal: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ExpressButtons_cart">;
  readonly " $fragmentType": "ExpressPay_cart";
};
export type ExpressPay_cart$key = {
  readonly " $data"?: ExpressPay_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpressPay_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExpressPay_cart",
  "selections": [
    {
      "alias": "rawTotal",
      "args": [
        {
          "kind": "Literal",
          "name": "format",
          "value": "RAW"
        }
      ],
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "concreteType": "ShippingPackage",
      "kind": "LinkedField",
      "name": "availableShippingMethods",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ExpressButtons_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "7d40a8548ecb3182eeecbb45ad0f2b33";

export default node;
