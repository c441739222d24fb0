/**
 * @generated SignedSource<<f36d2edc7c6bc7b5ea41bf42767c3f8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type selectRelated_candidate$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly productCategories?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly stockStatus?: StockStatusEnum | null | undefined;
  readonly " $fragmentType": "selectRelated_candidate";
};
export type selectRelated_candidate$key = {
  readonly " $data"?: selectRelated_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"selectRelated_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "selectRelated_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 10
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
                (v0/*:: as any*/)
              ]
            }
          ],
          "storageKey": "productCategories(first:10)"
        }
      ],
      "type": "Product",
      "abstractKey": "__isProduct"
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
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};
})();

(node as any).hash = "15071fa0c6e6bcca83baa2d11eecbb09";

export default node;
