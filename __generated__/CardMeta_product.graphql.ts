/**
 * @generated SignedSource<<38ce1bd56562194e5059dc55db26f3bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardMeta_product$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly variation: boolean | null | undefined;
      readonly visible: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CardMeta_product";
};
export type CardMeta_product$key = {
  readonly " $data"?: CardMeta_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardMeta_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardMeta_product",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "ProductWithAttributesToProductAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "options"
            },
            {
              "kind": "ScalarField",
              "name": "variation"
            },
            {
              "kind": "ScalarField",
              "name": "visible"
            }
          ]
        }
      ],
      "storageKey": "attributes(first:6)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
};

(node as any).hash = "141a7bdbbb623060ca1545491b4fe041";

export default node;
