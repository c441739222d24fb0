/**
 * @generated SignedSource<<cba4394e06cc5a8dd92db98a41fbd091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly ancestors: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly variable: {
    readonly " $fragmentSpreads": FragmentRefs<"useVariation_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_product" | "Gallery_product" | "ProductDetails_product" | "ProductPriceRefresh_product" | "ProductReviews_product" | "RecentlyViewed_product" | "RelatedProducts_product" | "slotProduct_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductView_product",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "ProductToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "productCategories",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 20
                }
              ],
              "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
              "kind": "LinkedField",
              "name": "ancestors",
              "plural": false,
              "selections": [
                {
                  "concreteType": "ProductCategory",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ]
                }
              ],
              "storageKey": "ancestors(first:20)"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductPriceRefresh_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useVariation_product"
          }
        ],
        "type": "ProductWithVariations",
        "abstractKey": "__isProductWithVariations"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "variable"
    },
    {
      "kind": "FragmentSpread",
      "name": "Gallery_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyColumn_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductDetails_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "slotProduct_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductReviews_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "RelatedProducts_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "RecentlyViewed_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "99e9b8941d09ce93456a398042bb1df7";

export default node;
