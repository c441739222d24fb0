/**
 * @generated SignedSource<<86fb36228014abf120bc3f3303c04b97>>
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
  "metadata": null,
  "name": "BuyElsewhere_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonText",
      "storageKey": null
    }
  ],
  "type": "ExternalProduct",
  "abstractKey": null
};

(node as any).hash = "49b0f127cbad2246ff0a183ba5d2a0b8";

export default node;
