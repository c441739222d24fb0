/**
 * @generated SignedSource<<9e15d3d7d89183a248c950703013cbbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type StockLine_stock$data = {
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
  "metadata": null,
  "name": "StockLine_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStockAmount",
      "storageKey": null
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
};

(node as any).hash = "b07175cea27292f9531f8c5212f68f72";

export default node;
