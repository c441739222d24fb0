/**
 * @generated SignedSource<<f4c10ba377f695acbcd584205e41d189>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productPriceQuery_offer$data = {
  readonly backordersAllowed?: boolean | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly raw?: string | null | undefined;
  readonly stock?: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "productPriceQuery_offer";
};
export type productPriceQuery_offer$key = {
  readonly " $data"?: productPriceQuery_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "productPriceQuery_offer",
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

(node as any).hash = "4d0735fa8e21bc5156c236e360a7ebbd";

export default node;
