/**
 * @generated SignedSource<<075e213ccb30e291421a6b30467aae43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyElsewhere_product$data = {
  readonly buttonText: string | null | undefined;
  readonly externalUrl: string | null | undefined;
  readonly " $fragmentType": "BuyElsewhere_product";
};
export type BuyElsewhere_product$key = {
  readonly " $data"?: BuyElsewhere_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyElsewhere_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyElsewhere_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "externalUrl"
    },
    {
      "kind": "ScalarField",
      "name": "buttonText"
    }
  ],
  "type": "ExternalProduct"
};

(node as any).hash = "49b0f127cbad2246ff0a183ba5d2a0b8";

export default node;
