/**
 * @generated SignedSource<<0165338ea552b939f54c75bab7782294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type labeledProduct_item$data = {
  readonly product: {
    readonly node: {
      readonly attributes?: {
        readonly nodes: ReadonlyArray<{
          readonly label: string | null | undefined;
          readonly name: string | null | undefined;
          readonly terms?: {
            readonly nodes: ReadonlyArray<{
              readonly name: string | null | undefined;
              readonly slug: string | null | undefined;
            }>;
          } | null | undefined;
        }>;
      } | null | undefined;
    };
  } | null | undefined;
  readonly variation: {
    readonly attributes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "labeledProduct_item";
};
export type labeledProduct_item$key = {
  readonly " $data"?: labeledProduct_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"labeledProduct_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "labeledProduct_item",
  "selections": [
    {
      "concreteType": "CartItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v0/*:: as any*/),
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
                        (v1/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "label"
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": (v0/*:: as any*/),
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
                                    (v1/*:: as any*/)
                                  ]
                                }
                              ],
                              "storageKey": "terms(first:100)"
                            }
                          ],
                          "type": "GlobalProductAttribute"
                        }
                      ]
                    }
                  ],
                  "storageKey": "attributes(first:100)"
                }
              ],
              "type": "ProductWithAttributes",
              "abstractKey": "__isProductWithAttributes"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "CartItemToProductVariationConnectionEdge",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": [
        {
          "concreteType": "VariationAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        }
      ]
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "a773af05ef7e189e4c440a53585518de";

export default node;
