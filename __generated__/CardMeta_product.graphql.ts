/**
 * @generated SignedSource<<d4932a12ff5b9accada6f6aabdfc113b>>
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
      readonly variation: boolean | null | undefined;
      readonly visible: boolean | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"attributeOptions_attribute">;
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
              "name": "variation"
            },
            {
              "kind": "ScalarField",
              "name": "visible"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "attributeOptions_attribute",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "options"
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
                        },
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "order": "ASC",
                            "orderby": "MENU_ORDER"
                          }
                        }
                      ],
                      "concreteType": "GlobalProductAttributeToTermNodeConnection",
                      "kind": "LinkedField",
                      "name": "terms",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "LinkedField",
                          "name": "nodes",
                          "plural": true,
                          "selections": [
                            {
                              "kind": "ScalarField",
                              "name": "slug"
                            },
                            {
                              "kind": "ScalarField",
                              "name": "name"
                            },
                            {
                              "kind": "ScalarField",
                              "name": "description"
                            }
                          ]
                        }
                      ],
                      "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                    }
                  ],
                  "type": "GlobalProductAttribute"
                }
              ],
              "argumentDefinitions": []
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

(node as any).hash = "f2164d6d22a9f16aff22546a56319435";

export default node;
