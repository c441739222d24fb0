/**
 * @generated SignedSource<<7337fdac5acde88bc2728289664cb42d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_query" | "knownAddresses_query">;
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
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "98804e82550614e3944c1fa64e721d0f";

export default node;
