/**
 * @generated SignedSource<<3523989b5430050cc8de60c9e5297255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type selectRelated_product$data = {
  readonly id: string;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly related: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "selectRelated_product";
};
export type selectRelated_product$key = {
  readonly " $data"?: selectRelated_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"selectRelated_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
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
      "selections": (v1/*:: as any*/)
    }
  ],
  "storageKey": "productCategories(first:10)"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "selectRelated_product",
  "selections": [
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v1/*:: as any*/),
              "type": "Product",
              "abstractKey": "__isProduct"
            }
          ]
        }
      ],
      "storageKey": "upsell(first:4)"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "ProductToProductUnionConnection",
      "kind": "LinkedField",
      "name": "related",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "type": "Product",
              "abstractKey": "__isProduct"
            }
          ]
        }
      ],
      "storageKey": "related(first:8)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "742d0457e0d1c010f4267cc2e3591916";

export default node;
