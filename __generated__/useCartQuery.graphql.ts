/**
 * @generated SignedSource<<03f188e6359a0ef4adcc73bf72437607>>
 * @relayHash 51b094f97fa59716b0fd9502a8043685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d4d2a491367da292b550d7074699fa454417c8c54fca677ece0a3ce23e60b6e

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
    readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "CartLink_cart" | "CartTotals_cart">;
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
    "cacheID": "51b094f97fa59716b0fd9502a8043685",
    "id": "9d4d2a491367da292b550d7074699fa454417c8c54fca677ece0a3ce23e60b6e",
    "metadata": {},
    "name": "useCartQuery",
    "operationKind": "query",
    "text": "query useCartQuery{cart{contents(first:100){nodes{__typename,key}},appliedCoupons{code},...CartLink_cart,...CartLines_cart,...CartTotals_cart}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,databaseId,name,description,type,onSale,slug,averageRating,reviewCount,id}},variation{attributes{id,name,value},node{__typename,databaseId,name,description,type,onSale,price,regularPrice,salePrice,id}}}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,total,subtotal,subtotalTax,product{node{__typename,name,id}},...CartLinePicture_item,...CartLineProduct_item}fragment CartLines_cart on Cart{contents(first:100){nodes{__typename,key,...CartLine_item,...ExpectedLine_item}}}fragment CartLink_cart on Cart{contents(first:100){nodes{__typename,quantity}}}fragment CartTotals_cart on Cart{subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal}fragment ExpectedLine_item on CartItem{__isCartItem:__typename,quantity,product{node{__typename,name,id}}}"
  }
};
})();

(node as any).hash = "e02829ad68a85c755b6176bd611f4b24";

export default node;
