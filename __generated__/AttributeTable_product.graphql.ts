/**
 * @generated SignedSource<<761e6b7aa21f5f1e9732fbd79f93e6d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttributeTable_product$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly name: string | null | undefined;
      readonly visible: boolean | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"attributeOptions_attribute">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AttributeTable_product";
};
export type AttributeTable_product$key = {
  readonly " $data"?: AttributeTable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttributeTable_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AttributeTable_product",
  "selections": [
    {
      "args": [
        (v0/*:: as any*/)
      ],
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
              "kind": "ScalarField",
              "name": "visible"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "attributeOptions_attribute",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "options"
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v0/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "order": "ASC",
                            "orderby": "MENU_ORDER"
                          }
                        }
                      ],
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
                            {
                              "kind": "ScalarField",
                              "name": "slug"
                            },
                            (v1/*:: as any*/),
                            {
                              "kind": "ScalarField",
                              "name": "description"
                            }
                          ]
                        }
                      ],
                      "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                    }
                  ],
                  "type": "GlobalProductAttribute"
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
};
})();

(node as any).hash = "77bc058dc6907e0100de3867861fee02";

export default node;
