/**
 * @generated SignedSource<<93449e227a754df8350bf23d74474c0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartAmounts_item$data = {
  readonly rawSubtotal: string | null | undefined;
  readonly rawSubtotalTax: string | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly subtotalTax: string | null | undefined;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "cartAmounts_item";
};
export type cartAmounts_item$key = {
  readonly " $data"?: cartAmounts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartAmounts_item">;
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
  "name": "cartAmounts_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
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
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "1688f1496dd3d683c32c45a4447dda7a";

export default node;
