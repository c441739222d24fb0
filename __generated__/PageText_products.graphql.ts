/**
 * @generated SignedSource<<048f58db2eedd8717bc94bc6049a6fb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type PageText_products$data = ReadonlyArray<{
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly slug: string | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly viewImages: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  readonly " $fragmentType": "PageText_products";
}>;
export type PageText_products$key = ReadonlyArray<{
  readonly " $data"?: PageText_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageText_products">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PageText_products",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "stockStatus"
        }
      ],
      "type": "InventoriedProduct",
      "abstractKey": "__isInventoriedProduct"
    },
    {
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
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "name"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:1)"
    },
    {
      "alias": "viewImages",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "ProductToMediaItemConnection",
      "kind": "LinkedField",
      "name": "galleryImages",
      "plural": false,
      "selections": [
        {
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "ProductPicture_picture"
            }
          ]
        }
      ],
      "storageKey": "galleryImages(first:2)"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductGrid_products"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "379f58b769fc67ccc1dc5adb94ea47cf";

export default node;
