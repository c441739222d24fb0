/**
 * @generated SignedSource<<27e0d513108473b501f52b6581086387>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotals_cart$data = {
  readonly discountTax: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly feeTax: string | null | undefined;
  readonly feeTotal: string | null | undefined;
  readonly shippingTax: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly subtotalTax: string | null | undefined;
  readonly total: string | null | undefined;
  readonly totalTax: string | null | undefined;
  readonly " $fragmentType": "CartTotals_cart";
};
export type CartTotals_cart$key = {
  readonly " $data"?: CartTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartTotals_cart",
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
    }
  ],
  "type": "Cart"
};

(node as any).hash = "78bf0212452f67c11c56a7beeed7e5d5";

export default node;
