/**
 * @generated SignedSource<<2b858ce34c490c2df9f480bc8e22b25e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductReviews_product$data = {
  readonly averageRating: number | null | undefined;
  readonly ratings: {
    readonly edges: ReadonlyArray<{
      readonly rating: number | null | undefined;
    }>;
  } | null | undefined;
  readonly reviewCount: number | null | undefined;
  readonly reviews: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
      readonly rating: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_review">;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
  readonly reviewsAllowed: boolean | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "ProductReviews_product";
};
export type ProductReviews_product$key = {
  readonly " $data"?: ProductReviews_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "rating"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "reviewsAfter"
    }
  ],
  "kind": "Fragment",
  "name": "ProductReviews_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "averageRating"
    },
    {
      "kind": "ScalarField",
      "name": "reviewCount"
    },
    {
      "kind": "ScalarField",
      "name": "reviewsAllowed"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "reviewsAfter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ProductToCommentConnection",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductToCommentConnectionPageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "endCursor"
            },
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        },
        {
          "concreteType": "ProductToCommentConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "concreteType": "Comment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "ProductReviews_review"
            }
          ]
        }
      ]
    },
    {
      "alias": "ratings",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ProductToCommentConnection",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductToCommentConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ],
      "storageKey": "reviews(first:100)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "a87fae53443b0367cc09e4dca4b4c709";

export default node;
