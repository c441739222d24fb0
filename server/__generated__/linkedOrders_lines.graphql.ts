/**
 * @generated SignedSource<<fcea7f282f0ae409d2610da1ff6da616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type linkedOrders_lines$data = {
  readonly nodes: ReadonlyArray<{
    readonly metaData: ReadonlyArray<{
      readonly key: string;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
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
        readonly image: {
          readonly sourceUrl: string | null | undefined;
          readonly srcSet: string | null | undefined;
        } | null | undefined;
        readonly name: string | null | undefined;
        readonly slug: string | null | undefined;
      };
    } | null | undefined;
    readonly productId: number | null | undefined;
    readonly quantity: number | null | undefined;
    readonly rawSubtotal: string | null | undefined;
    readonly rawSubtotalTax: string | null | undefined;
    readonly subtotal: string | null | undefined;
    readonly subtotalTax: string | null | undefined;
    readonly variation: {
      readonly node: {
        readonly attributes: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
          }>;
        } | null | undefined;
        readonly image: {
          readonly sourceUrl: string | null | undefined;
          readonly srcSet: string | null | undefined;
        } | null | undefined;
        readonly name: string | null | undefined;
      };
    } | null | undefined;
    readonly variationId: number | null | undefined;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "linkedOrders_lines";
};
export type linkedOrders_lines$key = {
  readonly " $data"?: linkedOrders_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"linkedOrders_lines">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
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
  "name": "linkedOrders_lines",
  "selections": [
    {
      "concreteType": "LineItem",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "productId"
        },
        {
          "kind": "ScalarField",
          "name": "variationId"
        },
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "ScalarField",
          "name": "subtotal"
        },
        {
          "kind": "ScalarField",
          "name": "subtotalTax"
        },
        {
          "alias": "rawSubtotal",
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "subtotal",
          "storageKey": "subtotal(format:\"RAW\")"
        },
        {
          "alias": "rawSubtotalTax",
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "subtotalTax",
          "storageKey": "subtotalTax(format:\"RAW\")"
        },
        {
          "concreteType": "MetaData",
          "kind": "LinkedField",
          "name": "metaData",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "key"
            },
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        },
        {
          "concreteType": "LineItemToProductConnectionEdge",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v2/*:: as any*/),
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
                                  "args": (v2/*:: as any*/),
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
                                        (v3/*:: as any*/),
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
                (v4/*:: as any*/),
                (v3/*:: as any*/)
              ]
            }
          ]
        },
        {
          "concreteType": "LineItemToProductVariationConnectionEdge",
          "kind": "LinkedField",
          "name": "variation",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": (v2/*:: as any*/),
                  "concreteType": "ProductVariationToVariationAttributeConnection",
                  "kind": "LinkedField",
                  "name": "attributes",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "VariationAttribute",
                      "kind": "LinkedField",
                      "name": "nodes",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/)
                      ]
                    }
                  ],
                  "storageKey": "attributes(first:100)"
                },
                (v4/*:: as any*/)
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OrderToLineItemConnectionPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    }
  ],
  "type": "OrderToLineItemConnection"
};
})();

(node as any).hash = "1346f5d5c3a1396d256c4cd262b7cf0a";

export default node;
