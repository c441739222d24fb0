/**
 * @generated SignedSource<<c1ab6b6a7e3e864e987b68f6532498a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
import type { FragmentRefs } from "relay-runtime";
export type showAddedToast_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly contents: {
    readonly nodes: ReadonlyArray<{
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
          readonly databaseId: number;
          readonly image: {
            readonly sourceUrl: string | null | undefined;
            readonly srcSet: string | null | undefined;
          } | null | undefined;
          readonly name: string | null | undefined;
          readonly type: ProductTypesEnum | null | undefined;
        };
      } | null | undefined;
      readonly quantity: number | null | undefined;
      readonly variation: {
        readonly attributes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly node: {
          readonly databaseId: number;
          readonly image: {
            readonly sourceUrl: string | null | undefined;
            readonly srcSet: string | null | undefined;
          } | null | undefined;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "showAddedToast_cart";
};
export type showAddedToast_cart$key = {
  readonly " $data"?: showAddedToast_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"showAddedToast_cart">;
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
},
v2 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v3 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "sourceUrl"
    },
    {
      "kind": "ScalarField",
      "name": "srcSet"
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "showAddedToast_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useCartTotals_cart"
    },
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    },
    {
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
    },
    {
      "args": (v0/*:: as any*/),
      "concreteType": "CartToCartItemConnection",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
                    },
                    (v2/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "type"
                    },
                    (v3/*:: as any*/)
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
                },
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ]
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "3510501ed1a67758237e432b291b8ee6";

export default node;
