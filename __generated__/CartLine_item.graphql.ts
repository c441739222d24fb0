/**
 * @generated SignedSource<<83d8a12b30c20cb714033cae3d01617b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type CartLine_item$data = {
  readonly key: string;
  readonly product: {
    readonly node: {
      readonly backordersAllowed?: boolean | null | undefined;
      readonly name: string | null | undefined;
      readonly soldIndividually?: boolean | null | undefined;
      readonly stockQuantity?: number | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    };
  } | null | undefined;
  readonly quantity: number | null | undefined;
  readonly variation: {
    readonly node: {
      readonly backordersAllowed: boolean | null | undefined;
      readonly stockQuantity: number | null | undefined;
      readonly stockStatus: StockStatusEnum | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_item" | "CartLineProduct_item">;
  readonly " $fragmentType": "CartLine_item";
};
export type CartLine_item$key = {
  readonly " $data"?: CartLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v1 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v2 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLine_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "key"
    },
    {
      "kind": "ScalarField",
      "name": "quantity"
    },
    {
      "concreteType": "CartItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "soldIndividually"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "type": "InventoriedProduct",
              "abstractKey": "__isInventoriedProduct"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "CartItemToProductVariationConnectionEdge",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CartLinePicture_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartLineProduct_item"
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "5b55d9dc485056ab3f1e7b8ce964f5f5";

export default node;
