/**
 * @generated SignedSource<<3d1d92a937e32397cf843aecabf44152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type StockLine_stock$data = {
  readonly backordersAllowed: boolean | null | undefined;
  readonly lowStockAmount: number | null | undefined;
  readonly stockQuantity: number | null | undefined;
  readonly stockStatus: StockStatusEnum | null | undefined;
  readonly " $fragmentType": "StockLine_stock";
};
export type StockLine_stock$key = {
  readonly " $data"?: StockLine_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StockLine_stock",
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
      "name": "lowStockAmount"
    },
    {
      "kind": "ScalarField",
      "name": "backordersAllowed"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
};

(node as any).hash = "a3ec2a650b09ac722188a8355f85d86b";

export default node;
