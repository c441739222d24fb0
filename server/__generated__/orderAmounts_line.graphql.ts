/**
 * @generated SignedSource<<2e678ad9cc47ce9a4a3ed034979debb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderAmounts_line$data = {
  readonly rawSubtotal: string | null | undefined;
  readonly rawSubtotalTax: string | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly subtotalTax: string | null | undefined;
  readonly " $fragmentType": "orderAmounts_line";
};
export type orderAmounts_line$key = {
  readonly " $data"?: orderAmounts_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderAmounts_line">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "orderAmounts_line",
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
      "alias": "rawSubtotal",
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": "subtotal(format:\"RAW\")"
    },
    {
      "alias": "rawSubtotalTax",
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "subtotalTax",
      "storageKey": "subtotalTax(format:\"RAW\")"
    }
  ],
  "type": "LineItem"
};
})();

(node as any).hash = "f1023a8d9fd44ca44d0df97e4a801be5";

export default node;
