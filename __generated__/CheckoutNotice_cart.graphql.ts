/**
 * @generated SignedSource<<7ef7baccd9d118232003aebba46ec302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutNotice_cart$data = {
  readonly total: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useShortLines_cart">;
  readonly " $fragmentType": "CheckoutNotice_cart";
};
export type CheckoutNotice_cart$key = {
  readonly " $data"?: CheckoutNotice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutNotice_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutNotice_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
    {
      "kind": "FragmentSpread",
      "name": "useShortLines_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "3bb1cd4e8bfa7834e91b1eb5cae76eb8";

export default node;
