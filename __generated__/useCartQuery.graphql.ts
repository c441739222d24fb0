/**
 * @generated SignedSource<<fab2d97d13541807f3f6f346655c32a0>>
 * @relayHash e566113f51424736c0d211139399b7bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa59ee26d096d8bb3739cbb14bf774628d51eac0beb3a7997e4e8c18c71d9511

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartQuery$variables = Record<PropertyKey, never>;
export type useCartQuery$data = {
  readonly cart: {
    readonly appliedCoupons: ReadonlyArray<{
      readonly code: string;
    } | null | undefined> | null | undefined;
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "CartLink_cart" | "CartTotals_cart" | "UnavailableCart_cart">;
  } | null | undefined;
};
export type useCartQuery = {
  response: useCartQuery$data;
  variables: useCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "key"
},
v2 = {
  "concreteType": "AppliedCoupon",
  "kind": "LinkedField",
  "name": "appliedCoupons",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "total"
},
v5 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v6 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = [
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
  (v8/*:: as any*/)
],
v10 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v11 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v12 = {
  "kind": "ScalarField",
  "name": "description"
},
v13 = {
  "kind": "ScalarField",
  "name": "type"
},
v14 = {
  "kind": "ScalarField",
  "name": "onSale"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CartToCartItemConnection",
            "kind": "LinkedField",
            "name": "contents",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/)
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "CartLink_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartLines_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "CartTotals_cart"
          },
          {
            "kind": "FragmentSpread",
            "name": "UnavailableCart_cart"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CartToCartItemConnection",
            "kind": "LinkedField",
            "name": "contents",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "quantity"
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItem"
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v10/*:: as any*/),
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
                                "selections": (v9/*:: as any*/)
                              }
                            ]
                          },
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
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
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v10/*:: as any*/),
                          (v8/*:: as any*/),
                          (v11/*:: as any*/),
                          (v7/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
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
                      },
                      {
                        "concreteType": "VariationAttribute",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "shippingTax"
          },
          {
            "kind": "ScalarField",
            "name": "shippingTotal"
          },
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "totalTax"
          },
          {
            "kind": "ScalarField",
            "name": "feeTax"
          },
          {
            "kind": "ScalarField",
            "name": "feeTotal"
          },
          {
            "kind": "ScalarField",
            "name": "discountTax"
          },
          {
            "kind": "ScalarField",
            "name": "discountTotal"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e566113f51424736c0d211139399b7bf",
    "id": "aa59ee26d096d8bb3739cbb14bf774628d51eac0beb3a7997e4e8c18c71d9511",
    "metadata": {},
    "name": "useCartQuery",
    "operationKind": "query",
    "text": "query useCartQuery{cart{contents(first:100){nodes{__typename,key}},appliedCoupons{code},...CartLink_cart,...CartLines_cart,...CartTotals_cart,...UnavailableCart_cart}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,databaseId,name,description,type,onSale,slug,averageRating,reviewCount,id}},variation{attributes{id,name,value},node{__typename,databaseId,name,description,type,onSale,price,regularPrice,salePrice,id}}}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,total,subtotal,subtotalTax,product{node{__typename,name,id}},...CartLinePicture_item,...CartLineProduct_item}fragment CartLines_cart on Cart{contents(first:100){nodes{__typename,key,...CartLine_item,...ExpectedLine_item}}}fragment CartLink_cart on Cart{contents(first:100){nodes{__typename,quantity}}}fragment CartTotals_cart on Cart{subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal}fragment ExpectedLine_item on CartItem{__isCartItem:__typename,quantity,product{node{__typename,name,id}}}fragment ReadOnlyLines_cart on Cart{contents(first:100){nodes{__typename,key,quantity,total,...CartLinePicture_item,...CartLineProduct_item}}}fragment UnavailableCart_cart on Cart{...CartLines_cart,...ReadOnlyLines_cart,...CartTotals_cart}"
  }
};
})();

(node as any).hash = "217350925e926f08bcfd028220065c63";

export default node;
