/**
 * @generated SignedSource<<c55b71aa30dfadb9c6f59fe9839a5cc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_lines$data = {
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
  readonly " $fragmentType": "requestOrder_lines";
};
export type requestOrder_lines$key = {
  readonly " $data"?: requestOrder_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_lines">;
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
v2 = {
  "kind": "ScalarField",
  "name": "slug"
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
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_lines",
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v4/*:: as any*/),
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
                                  "args": (v4/*:: as any*/),
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
                                        (v2/*:: as any*/),
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
                (v3/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "args": (v4/*:: as any*/),
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
                }
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

(node as any).hash = "307c1b9b3be002059205da439841798c";

export default node;
