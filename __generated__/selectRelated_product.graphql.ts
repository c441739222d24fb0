/**
 * @generated SignedSource<<6193afd3777e1eb182e8755b6f322614>>
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
      readonly parent: {
        readonly node: {
          readonly id: string;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly related: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId?: number;
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
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "selectRelated_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": (v1/*:: as any*/),
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
            (v0/*:: as any*/),
            {
              "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                {
                  "concreteType": "ProductCategory",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v2/*:: as any*/)
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    },
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
              "selections": (v2/*:: as any*/),
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
          "value": 32
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
                {
                  "kind": "ScalarField",
                  "name": "databaseId"
                },
                {
                  "args": (v1/*:: as any*/),
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
                      "selections": (v2/*:: as any*/)
                    }
                  ],
                  "storageKey": "productCategories(first:10)"
                }
              ],
              "type": "Product",
              "abstractKey": "__isProduct"
            }
          ]
        }
      ],
      "storageKey": "related(first:32)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "98b08eaaad7468a36a7db88a68ce00b2";

export default node;
