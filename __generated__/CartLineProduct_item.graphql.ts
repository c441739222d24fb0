/**
 * @generated SignedSource<<018b4c9f2e2f87bf2cd7256963e35969>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
import type { FragmentRefs } from "relay-runtime";
export type CartLineProduct_item$data = {
  readonly product: {
    readonly node: {
      readonly averageRating: number | null | undefined;
      readonly databaseId: number;
      readonly description: string | null | undefined;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly reviewCount: number | null | undefined;
      readonly slug: string | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
    };
  } | null | undefined;
  readonly variation: {
    readonly attributes: ReadonlyArray<{
      readonly id: string;
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly node: {
      readonly databaseId: number;
      readonly description: string | null | undefined;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price: string | null | undefined;
      readonly regularPrice: string | null | undefined;
      readonly salePrice: string | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "CartLineProduct_item";
};
export type CartLineProduct_item$key = {
  readonly " $data"?: CartLineProduct_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineProduct_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "description"
},
v3 = {
  "kind": "ScalarField",
  "name": "type"
},
v4 = {
  "kind": "ScalarField",
  "name": "onSale"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLineProduct_item",
  "selections": [
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "slug"
            },
            {
              "kind": "ScalarField",
              "name": "averageRating"
            },
            {
              "kind": "ScalarField",
              "name": "reviewCount"
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
          "concreteType": "VariationAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        },
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "price"
            },
            {
              "kind": "ScalarField",
              "name": "regularPrice"
            },
            {
              "kind": "ScalarField",
              "name": "salePrice"
            }
          ]
        }
      ]
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "598a6677bc59c5c2a1202a0a46e830e8";

export default node;
