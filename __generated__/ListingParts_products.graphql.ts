/**
 * @generated SignedSource<<9eb7a9b138de1da50ffad7cf48aa0ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingParts_products$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly options?: {
      readonly " $fragmentSpreads": FragmentRefs<"matchingVariation_product">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null | undefined;
  };
  readonly " $fragmentType": "ListingParts_products";
};
export type ListingParts_products$key = {
  readonly " $data"?: ListingParts_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingParts_products">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasOptions"
    }
  ],
  "kind": "Fragment",
  "name": "ListingParts_products",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "ProductGrid_products"
        },
        {
          "condition": "hasOptions",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "matchingVariation_product",
                    "selections": [
                      {
                        "args": (v0/*:: as any*/),
                        "concreteType": "ProductWithVariationsToProductVariationConnection",
                        "kind": "LinkedField",
                        "name": "variations",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "price"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "onSale"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "stockStatus"
                              },
                              {
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "image",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "FragmentSpread",
                                    "name": "ProductPicture_picture"
                                  }
                                ]
                              },
                              {
                                "args": (v0/*:: as any*/),
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
                                      {
                                        "kind": "ScalarField",
                                        "name": "name"
                                      },
                                      {
                                        "kind": "ScalarField",
                                        "name": "value"
                                      }
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              },
                              {
                                "kind": "FragmentSpread",
                                "name": "ProductPrice_product"
                              }
                            ]
                          }
                        ],
                        "storageKey": "variations(first:100)"
                      }
                    ],
                    "argumentDefinitions": []
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "options"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "RootQueryToProductConnectionPageInfo",
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
          "name": "hasPreviousPage"
        },
        {
          "kind": "ScalarField",
          "name": "startCursor"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    }
  ],
  "type": "RootQueryToProductConnection"
};
})();

(node as any).hash = "47164c433258bc52811f03a2ed229684";

export default node;
