/**
 * @generated SignedSource<<73a7e740bfb316ad47d6e28ed841398c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productPriceQuery_product$data = {
  readonly backordersAllowed?: boolean | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly raw?: string | null | undefined;
  readonly stock?: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "productPriceQuery_product";
};
export type productPriceQuery_product$key = {
  readonly " $data"?: productPriceQuery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "productPriceQuery_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "purchasable"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "raw",
          "args": [
            {
              "kind": "Literal",
              "name": "format",
              "value": "RAW"
            }
          ],
          "kind": "ScalarField",
          "name": "price",
          "storageKey": "price(format:\"RAW\")"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    },
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

(node as any).hash = "f7377e70e2adc5021fdffa96da2b487a";

export default node;
