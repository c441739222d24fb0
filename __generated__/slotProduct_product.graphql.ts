/**
 * @generated SignedSource<<a5a9d6dc8413802f7395b56a465a7327>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slotProduct_product$data = {
  readonly databaseId: number;
  readonly name: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "slotProduct_product";
};
export type slotProduct_product$key = {
  readonly " $data"?: slotProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"slotProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "slotProduct_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "8a808e1113ab2711eb884797f15fbb93";

export default node;
