/**
 * @generated SignedSource<<9dd3f5809dea2e775ab696e2d1633164>>
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
  "metadata": null,
  "name": "CheckoutForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useKnownAddresses_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutFields_query"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "ef32597cb47653ed23e62339ce8dcbd9";

export default node;
