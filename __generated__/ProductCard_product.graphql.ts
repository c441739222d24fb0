/**
 * @generated SignedSource<<e561e7acbcdb373871e87a312b39eaf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type ProductCard_product$data = {
  readonly described: {
    readonly " $fragmentSpreads": FragmentRefs<"CardMeta_product">;
  } | null | undefined;
  readonly galleryImages: {
    readonly nodes: ReadonlyArray<{
      readonly sourceUrl: string | null | undefined;
    }>;
  } | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly price?: string | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly set: {
    readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
  } | null | undefined;
  readonly sku: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_early" | "ProductPrice_product" | "QuickAdd_product" | "SaleTicket_product" | "slotProduct_product">;
  readonly " $fragmentType": "ProductCard_product";
};
export type ProductCard_product$key = {
  readonly " $data"?: ProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductCard_product",
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
      "name": "sku"
    },
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    {
      "kind": "ScalarField",
      "name": "purchasable"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "price"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
              "kind": "ScalarField",
              "name": "sourceUrl"
            }
          ]
        }
      ],
      "storageKey": "galleryImages(first:1)"
    },
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
      "kind": "FragmentSpread",
      "name": "BuyColumn_early"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "SaleTicket_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SetPrice_set"
          }
        ],
        "type": "GroupProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "set"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CardMeta_product"
          }
        ],
        "type": "ProductWithAttributes",
        "abstractKey": "__isProductWithAttributes"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "described"
    },
    {
      "kind": "FragmentSpread",
      "name": "QuickAdd_product"
    },
    {
      "kind": "FragmentSpread",
      "name": "slotProduct_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "ae74076a614e1a4abcfd59ae164ec64f";

export default node;
