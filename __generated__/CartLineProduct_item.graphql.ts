/**
 * @generated SignedSource<<cf841b26391fbc72ff6011badf5cf5ae>>
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
      readonly attributes?: {
        readonly nodes: ReadonlyArray<{
          readonly label: string | null | undefined;
          readonly name: string | null | undefined;
          readonly terms?: {
            readonly nodes: ReadonlyArray<{
              readonly name: string | null | undefined;
              readonly slug: string | null | undefined;
            }>;
          } | null | undefined;
        }>;
      } | null | undefined;
      readonly databaseId: number;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price?: string | null | undefined;
      readonly regularPrice?: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
    };
  } | null | undefined;
  readonly quantity: number | null | undefined;
  readonly variation: {
    readonly attributes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly node: {
      readonly databaseId: number;
      readonly onSale: boolean | null | undefined;
      readonly price: string | null | undefined;
      readonly regularPrice: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "CartLineProduct_item";
};
export type CartLineProduct_item$key = {
  readonly " $data"?: CartLineProduct_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineProduct_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "slug"
},
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v5 = {
  "kind": "ScalarField",
  "name": "price"
},
v6 = {
  "kind": "ScalarField",
  "name": "regularPrice"
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
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v0/*:: as any*/),
                  "concreteType": "ProductWithAttributesToProductAttributeConnection",
                  "kind": "LinkedField",
                  "name": "attributes",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "LinkedField",
                      "name": "nodes",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "label"
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": (v0/*:: as any*/),
                              "concreteType": "GlobalProductAttributeToTermNodeConnection",
                              "kind": "LinkedField",
                              "name": "terms",
                              "plural": false,
                              "selections": [
                                {
                                  "kind": "LinkedField",
                                  "name": "nodes",
                                  "plural": true,
                                  "selections": [
                                    (v2/*:: as any*/),
                                    (v1/*:: as any*/)
                                  ]
                                }
                              ],
                              "storageKey": "terms(first:100)"
                            }
                          ],
                          "type": "GlobalProductAttribute"
                        }
                      ]
                    }
                  ],
                  "storageKey": "attributes(first:100)"
                }
              ],
              "type": "ProductWithAttributes",
              "abstractKey": "__isProductWithAttributes"
            },
            (v3/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "type"
            },
            (v4/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
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
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ]
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "quantity"
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "f92861e3104b3ff928e17c97778d5825";

export default node;
