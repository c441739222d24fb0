/**
 * @generated SignedSource<<4e3f6d8498d70423bb5c0fc74f13a9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_query" | "useKnownAddresses_query">;
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
      "name": "useKnownAddresses_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "ef32597cb47653ed23e62339ce8dcbd9";

export default node;
