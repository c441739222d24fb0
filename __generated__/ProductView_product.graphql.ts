/**
 * @generated SignedSource<<aef7db6697a25ab1a9e3e6149e30fb11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly parent: {
        readonly node: {
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
        };
      } | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly variable: {
    readonly " $fragmentSpreads": FragmentRefs<"useVariation_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_product" | "Gallery_product" | "ProductDetails_product" | "ProductReviews_product" | "RecentlyViewed_product" | "RelatedProducts_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ProductToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "productCategories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProductCategory",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "productCategories(first:1)"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Gallery_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyColumn_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDetails_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductReviews_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedProducts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentlyViewed_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "b6344d0bab2d9410db16ec475adc6ec5";

export default node;
