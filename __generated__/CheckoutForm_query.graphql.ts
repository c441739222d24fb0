/**
 * @generated SignedSource<<d0e1270acbfceb2d7ad40837018b7347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_query" | "ExpressPay_query" | "knownAddresses_query">;
  readonly " $fragmentType": "CheckoutForm_query";
};
export type CheckoutForm_query$key = {
  readonly " $data"?: CheckoutForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutForm_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "knownAddresses_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "ExpressPay_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "78abad23e16bfecaf07e31e1392176e0";

export default node;
