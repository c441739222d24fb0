/**
 * @generated SignedSource<<dbf750511023ceb88057cec058054b35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type GroupedParts_product$data = {
  readonly databaseId: number;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly backordersAllowed?: boolean | null | undefined;
      readonly databaseId: number;
      readonly id: string;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly soldIndividually?: boolean | null | undefined;
      readonly stockQuantity?: number | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "GroupedParts_product";
};
export type GroupedParts_product$key = {
  readonly " $data"?: GroupedParts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupedParts_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupedParts_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "GroupProductToProductUnionConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
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
                  "name": "backordersAllowed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "soldIndividually",
                  "storageKey": null
                }
              ],
              "type": "InventoriedProduct",
              "abstractKey": "__isInventoriedProduct"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductPrice_product"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct",
  "abstractKey": null
};
})();

(node as any).hash = "43248c1e3116a05ba21c132b57bfbf3d";

export default node;
