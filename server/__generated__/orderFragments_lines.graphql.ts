/**
 * @generated SignedSource<<dfaa91e0baccebb12e76c7f72272223a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderFragments_lines$data = {
  readonly nodes: ReadonlyArray<{
    readonly metaData: ReadonlyArray<{
      readonly key: string;
      readonly value: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly product: {
      readonly node: {
        readonly name: string | null | undefined;
      };
    } | null | undefined;
    readonly productId: number | null | undefined;
    readonly quantity: number | null | undefined;
    readonly total: string | null | undefined;
    readonly variation: {
      readonly node: {
        readonly attributes: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
          }>;
        } | null | undefined;
        readonly name: string | null | undefined;
      };
    } | null | undefined;
    readonly variationId: number | null | undefined;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "orderFragments_lines";
};
export type orderFragments_lines$key = {
  readonly " $data"?: orderFragments_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFragments_lines">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "orderFragments_lines",
  "selections": [
    {
      "concreteType": "LineItem",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "productId"
        },
        {
          "kind": "ScalarField",
          "name": "variationId"
        },
        {
          "kind": "ScalarField",
          "name": "quantity"
        },
        {
          "kind": "ScalarField",
          "name": "total"
        },
        {
          "concreteType": "MetaData",
          "kind": "LinkedField",
          "name": "metaData",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "key"
            },
            {
              "kind": "ScalarField",
              "name": "value"
            }
          ]
        },
        {
          "concreteType": "LineItemToProductConnectionEdge",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v1/*:: as any*/)
            }
          ]
        },
        {
          "concreteType": "LineItemToProductVariationConnectionEdge",
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
                {
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 100
                    }
                  ],
                  "concreteType": "ProductVariationToVariationAttributeConnection",
                  "kind": "LinkedField",
                  "name": "attributes",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "VariationAttribute",
                      "kind": "LinkedField",
                      "name": "nodes",
                      "plural": true,
                      "selections": (v1/*:: as any*/)
                    }
                  ],
                  "storageKey": "attributes(first:100)"
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "OrderToLineItemConnectionPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    }
  ],
  "type": "OrderToLineItemConnection"
};
})();

(node as any).hash = "8f4124220597467ba718c6043e42213a";

export default node;
