/**
 * @generated SignedSource<<aac929ef2d6abfd78abc028d30683944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type currentOfferQuery_offer$data = {
  readonly backordersAllowed?: boolean | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly stock?: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "currentOfferQuery_offer";
};
export type currentOfferQuery_offer$key = {
  readonly " $data"?: currentOfferQuery_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"currentOfferQuery_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "currentOfferQuery_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "dateOnSaleTo"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "backordersAllowed"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "StockLine_stock"
              }
            ],
            "type": "InventoriedProduct",
            "abstractKey": "__isInventoriedProduct"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "stock"
        }
      ],
      "type": "InventoriedProduct",
      "abstractKey": "__isInventoriedProduct"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};

(node as any).hash = "d5f60613942f735b5d025d943cd9e2f2";

export default node;
