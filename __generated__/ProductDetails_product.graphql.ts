/**
 * @generated SignedSource<<699ab7979858c4f9c203dea7d4c02515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDetails_product$data = {
  readonly attributes?: {
    readonly nodes: ReadonlyArray<{
      readonly visible: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly facts: {
    readonly " $fragmentSpreads": FragmentRefs<"AttributeTable_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReference_product">;
  readonly " $fragmentType": "ProductDetails_product";
};
export type ProductDetails_product$key = {
  readonly " $data"?: ProductDetails_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductDetails_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
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
                  "name": "visible"
                }
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        }
      ],
      "type": "ProductWithAttributes",
      "abstractKey": "__isProductWithAttributes"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductReference_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "AttributeTable_product"
          }
        ],
        "type": "ProductWithAttributes",
        "abstractKey": "__isProductWithAttributes"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "facts"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "0f7d738bada9419db7d7416f400c6fd6";

export default node;
