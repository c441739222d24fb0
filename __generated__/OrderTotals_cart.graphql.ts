/**
 * @generated SignedSource<<ecfdae00e66ccb8fc219e59532db56c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTotals_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly discountTax: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly feeTax: string | null | undefined;
  readonly feeTotal: string | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly shippingTax: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly subtotalTax: string | null | undefined;
  readonly total: string | null | undefined;
  readonly totalTax: string | null | undefined;
  readonly totalTaxes: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly id: string;
    readonly label: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "OrderTotals_cart";
};
export type OrderTotals_cart$key = {
  readonly " $data"?: OrderTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderTotals_cart",
  "selections": [
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
      "name": "shippingTax"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "total"
    },
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
      "name": "needsShippingAddress"
    },
    {
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
    },
    {
      "concreteType": "CartTax",
      "kind": "LinkedField",
      "name": "totalTaxes",
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
          "name": "amount"
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "018f04221203104da3af6323b4557a00";

export default node;
