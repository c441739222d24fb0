/**
 * @generated SignedSource<<54248ab602583f9697c52a5b7daf5bca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type offerFields_product$data = {
  readonly onSale: boolean | null | undefined;
  readonly price?: string | null | undefined;
  readonly regularPrice?: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly " $fragmentType": "offerFields_product";
};
export type offerFields_product$key = {
  readonly " $data"?: offerFields_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerFields_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "offerFields_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "price"
        },
        {
          "kind": "ScalarField",
          "name": "regularPrice"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
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
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "c98dc255ba27f1d63e607a8b3126c0c2";

export default node;
