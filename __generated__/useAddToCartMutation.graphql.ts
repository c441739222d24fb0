/**
 * @generated SignedSource<<e348b5baab4c65aa65bc846cb36dfc6a>>
 * @relayHash 2da1ebe08336fd0c8b185115bc786d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0210f3cfea07e10c65b07d7835d506bacba9412f6b80086b83008a9661b703a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
  extraData?: string | null | undefined;
  productId: number;
  quantity?: number | null | undefined;
  variation?: ReadonlyArray<ProductAttributeInput | null | undefined> | null | undefined;
  variationId?: number | null | undefined;
};
export type ProductAttributeInput = {
  attributeName: string;
  attributeValue?: string | null | undefined;
  id?: number | null | undefined;
};
export type useAddToCartMutation$variables = {
  input: AddToCartInput;
};
export type useAddToCartMutation$data = {
  readonly addToCart: {
    readonly cartItem: {
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item" | "cartAmounts_item">;
    } | null | undefined;
  } | null | undefined;
};
export type useAddToCartMutation = {
  response: useAddToCartMutation$data;
  variables: useAddToCartMutation$variables;
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
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v5 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v6 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
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
  (v7/*:: as any*/)
],
v9 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v8/*:: as any*/)
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "slug"
},
v12 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v13 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v14 = {
  "kind": "ScalarField",
  "name": "price"
},
v15 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v16 = [
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
    "name": "useAddToCartMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddToCartPayload",
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "cartItem",
            "plural": false,
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
    "name": "useAddToCartMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AddToCartPayload",
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "cartItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isCartItem"
              },
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "soldIndividually"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "type": "InventoriedProduct",
                        "abstractKey": "__isInventoriedProduct"
                      },
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
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
                            "selections": (v8/*:: as any*/)
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
                            "args": (v10/*:: as any*/),
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
                                  (v2/*:: as any*/),
                                  (v3/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "label"
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "args": (v10/*:: as any*/),
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
                                              (v11/*:: as any*/),
                                              (v3/*:: as any*/),
                                              (v7/*:: as any*/)
                                            ]
                                          }
                                        ],
                                        "storageKey": "terms(first:100)"
                                      }
                                    ],
                                    "type": "GlobalProductAttribute"
                                  },
                                  (v7/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ],
                        "type": "ProductWithAttributes",
                        "abstractKey": "__isProductWithAttributes"
                      },
                      (v12/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "type"
                      },
                      (v13/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
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
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "VariationAttribute",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "value"
                      },
                      (v7/*:: as any*/)
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
                "args": (v16/*:: as any*/),
                "kind": "ScalarField",
                "name": "subtotal",
                "storageKey": "subtotal(format:\"RAW\")"
              },
              {
                "alias": "rawSubtotalTax",
                "args": (v16/*:: as any*/),
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
    "cacheID": "2da1ebe08336fd0c8b185115bc786d35",
    "id": "0210f3cfea07e10c65b07d7835d506bacba9412f6b80086b83008a9661b703a5",
    "metadata": {},
    "name": "useAddToCartMutation",
    "operationKind": "mutation",
    "text": "mutation useAddToCartMutation($input:AddToCartInput!){addToCart(input:$input){cartItem{__typename,...CartLine_item,...cartAmounts_item}}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},id,databaseId,name,type,onSale,slug,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}},variation{attributes{name,value,id},node{__typename,databaseId,onSale,price,regularPrice,id}},quantity}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,product{node{__typename,name,...on InventoriedProduct{__isInventoriedProduct:__typename,soldIndividually,stockStatus,stockQuantity,backordersAllowed},id}},variation{node{__typename,stockStatus,stockQuantity,backordersAllowed,id}},...CartLinePicture_item,...CartLineProduct_item}fragment cartAmounts_item on CartItem{__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW)}"
  }
};
})();

(node as any).hash = "1d18090c85d6c1d60b55e578f7256911";

export default node;
