/**
 * @generated SignedSource<<2c83722d020924d35035113640f7eedd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductReference_product$data = {
  readonly name: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly " $fragmentType": "ProductReference_product";
};
export type ProductReference_product$key = {
  readonly " $data"?: ProductReference_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReference_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductReference_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "sku"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "5639da2a72ec4342adaf6db115908c14";

export default node;
