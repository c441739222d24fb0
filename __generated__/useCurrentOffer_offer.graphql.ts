/**
 * @generated SignedSource<<d0c6922821c03cdd3df13d8c8a7bf0de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCurrentOffer_offer$data = {
  readonly backordersAllowed?: boolean | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly stock?: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "useCurrentOffer_offer";
};
export type useCurrentOffer_offer$key = {
  readonly " $data"?: useCurrentOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCurrentOffer_offer",
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

(node as any).hash = "806cea4c1b95c9c43535a65f7f824ebe";

export default node;
