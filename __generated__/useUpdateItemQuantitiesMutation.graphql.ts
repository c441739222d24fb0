/**
 * @generated SignedSource<<275fd0b67019dab6f2b8ec2db58cb3e0>>
 * @relayHash a33723ec141268c035f5ab7ddd0e50c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f7147f5965b9c58d460cedb9619bd43e63c503ff0225f93ade69f16925fc323

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateItemQuantitiesInput = {
  clientMutationId?: string | null | undefined;
  items?: ReadonlyArray<CartItemQuantityInput | null | undefined> | null | undefined;
};
export type CartItemQuantityInput = {
  key: string;
  quantity: number;
};
export type useUpdateItemQuantitiesMutation$variables = {
  input: UpdateItemQuantitiesInput;
};
export type useUpdateItemQuantitiesMutation$data = {
  readonly updateItemQuantities: {
    readonly items: ReadonlyArray<{
      readonly key: string;
    } | null | undefined> | null | undefined;
    readonly removed: ReadonlyArray<{
      readonly key: string;
      readonly product: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
      readonly variation: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
    } | null | undefined> | null | undefined;
    readonly updated: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item" | "cartAmounts_item">;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type useUpdateItemQuantitiesMutation = {
  response: useUpdateItemQuantitiesMutation$data;
  variables: useUpdateItemQuantitiesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "key"
},
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = [
  {
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v3/*:: as any*/)
    ]
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = [
  {
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ]
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v10 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v11 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v12 = [
  {
    "kind": "ScalarField",
    "name": "sourceUrl"
  },
  {
    "kind": "ScalarField",
    "name": "srcSet"
  },
  {
    "kind": "ScalarField",
    "name": "altText"
  },
  {
    "kind": "ScalarField",
    "name": "title"
  },
  (v6/*:: as any*/)
],
v13 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v14 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "slug"
},
v16 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v17 = {
  "kind": "ScalarField",
  "name": "price"
},
v18 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v19 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateItemQuantitiesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateItemQuantitiesPayload",
        "kind": "LinkedField",
        "name": "updateItemQuantities",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "LinkedField",
            "name": "removed",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "CartItemToProductConnectionEdge",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "CartItemToProductVariationConnectionEdge",
                "kind": "LinkedField",
                "name": "variation",
                "plural": false,
                "selections": (v4/*:: as any*/)
              }
            ]
          },
          {
            "kind": "LinkedField",
            "name": "updated",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "CartLine_item"
              },
              {
                "kind": "FragmentSpread",
                "name": "cartAmounts_item"
              }
            ]
          }
        ]
      }
    ],
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateItemQuantitiesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateItemQuantitiesPayload",
        "kind": "LinkedField",
        "name": "updateItemQuantities",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "LinkedField",
            "name": "removed",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "CartItemToProductConnectionEdge",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": (v7/*:: as any*/)
              },
              {
                "concreteType": "CartItemToProductVariationConnectionEdge",
                "kind": "LinkedField",
                "name": "variation",
                "plural": false,
                "selections": (v7/*:: as any*/)
              }
            ]
          },
          {
            "kind": "LinkedField",
            "name": "updated",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isCartItem"
              },
              (v2/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "soldIndividually"
                          },
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/)
                        ],
                        "type": "InventoriedProduct",
                        "abstractKey": "__isInventoriedProduct"
                      },
                      (v6/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "concreteType": "ProductToMediaItemConnection",
                        "kind": "LinkedField",
                        "name": "galleryImages",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "MediaItem",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": (v12/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProduct"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": (v14/*:: as any*/),
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
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "label"
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "args": (v14/*:: as any*/),
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
                                              (v5/*:: as any*/),
                                              (v15/*:: as any*/),
                                              (v8/*:: as any*/),
                                              (v6/*:: as any*/)
                                            ]
                                          }
                                        ],
                                        "storageKey": "terms(first:100)"
                                      }
                                    ],
                                    "type": "GlobalProductAttribute"
                                  },
                                  (v6/*:: as any*/)
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
                      {
                        "kind": "ScalarField",
                        "name": "type"
                      },
                      (v16/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v17/*:: as any*/),
                          (v18/*:: as any*/)
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
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v6/*:: as any*/),
                      (v13/*:: as any*/),
                      (v3/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "VariationAttribute",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      },
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "total"
              },
              {
                "kind": "ScalarField",
                "name": "subtotal"
              },
              {
                "kind": "ScalarField",
                "name": "subtotalTax"
              },
              {
                "alias": "rawSubtotal",
                "args": (v19/*:: as any*/),
                "kind": "ScalarField",
                "name": "subtotal",
                "storageKey": "subtotal(format:\"RAW\")"
              },
              {
                "alias": "rawSubtotalTax",
                "args": (v19/*:: as any*/),
                "kind": "ScalarField",
                "name": "subtotalTax",
                "storageKey": "subtotalTax(format:\"RAW\")"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a33723ec141268c035f5ab7ddd0e50c5",
    "id": "2f7147f5965b9c58d460cedb9619bd43e63c503ff0225f93ade69f16925fc323",
    "metadata": {},
    "name": "useUpdateItemQuantitiesMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateItemQuantitiesMutation($input:UpdateItemQuantitiesInput!){updateItemQuantities(input:$input){items{__typename,key},removed{__typename,key,product{node{__typename,databaseId,id}},variation{node{__typename,databaseId,id}}},updated{__typename,...CartLine_item,...cartAmounts_item}}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,onSale,slug,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}},variation{attributes{name,value,id},node{__typename,databaseId,onSale,price,regularPrice,id}},quantity}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,name,...on InventoriedProduct{__isInventoriedProduct:__typename,soldIndividually,stockStatus,stockQuantity,backordersAllowed},id}},variation{node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},...CartLinePicture_item,...CartLineProduct_item}fragment cartAmounts_item on CartItem{__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}"
  }
};
})();

(node as any).hash = "a7ec6af91a776055297188d30438ec4e";

export default node;
