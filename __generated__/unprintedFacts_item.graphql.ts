/**
 * @generated SignedSource<<b339aee33d1a2d240a42a00b009bf550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
import type { FragmentRefs } from "relay-runtime";
export type unprintedFacts_item$data = {
  readonly product: {
    readonly node: {
      readonly averageRating: number | null | undefined;
      readonly description: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly reviewCount: number | null | undefined;
    };
  } | null | undefined;
  readonly variation: {
    readonly attributes: ReadonlyArray<{
      readonly id: string;
    } | null | undefined> | null | undefined;
    readonly node: {
      readonly description: string | null | undefined;
      readonly name: string | null | undefined;
      readonly regularPrice: string | null | undefined;
      readonly salePrice: string | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "unprintedFacts_item";
};
export type unprintedFacts_item$key = {
  readonly " $data"?: unprintedFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"unprintedFacts_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "description"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "unprintedFacts_item",
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
            {
              "kind": "ScalarField",
              "name": "averageRating"
            },
            {
              "kind": "ScalarField",
              "name": "reviewCount"
            },
            {
              "kind": "ScalarField",
              "name": "onSale"
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
            }
          ]
        },
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "type"
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

(node as any).hash = "21c7be9130296d496e0f9ca7aed44a54";

export default node;
