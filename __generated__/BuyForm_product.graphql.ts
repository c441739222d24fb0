/**
 * @generated SignedSource<<02f3269d1e575b1875adc4168fa5d133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type BuyForm_product$data = {
  readonly backordersAllowed?: boolean | null | undefined;
  readonly databaseId: number;
  readonly name: string | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly soldIndividually?: boolean | null | undefined;
  readonly stockQuantity?: number | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBar_product">;
  readonly " $fragmentType": "BuyForm_product";
};
export type BuyForm_product$key = {
  readonly " $data"?: BuyForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyForm_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyForm_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "name"
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
          "name": "stockStatus"
        },
        {
          "kind": "ScalarField",
          "name": "stockQuantity"
        },
        {
          "kind": "ScalarField",
          "name": "soldIndividually"
        },
        {
          "kind": "ScalarField",
          "name": "backordersAllowed"
        }
      ],
      "type": "InventoriedProduct",
      "abstractKey": "__isInventoriedProduct"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyBar_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "9d30a59ae4d7adf98a22487501d21a4e";

export default node;
