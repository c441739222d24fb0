/**
 * @generated SignedSource<<94f1f0bd51519ace30473765be4fd21b>>
 * @relayHash afd47542d248e39e68cb308c0037af04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f554d16e56c97b1c2a8267b08a6e769dc38da19af45146578fec0f371f95fa44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
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
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
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
  "name": "id"
},
v5 = [
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
  (v4/*:: as any*/)
],
v6 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v7 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v8 = {
  "kind": "ScalarField",
  "name": "description"
},
v9 = {
  "kind": "ScalarField",
  "name": "type"
},
v10 = {
  "kind": "ScalarField",
  "name": "onSale"
};
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
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
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
                            "selections": (v5/*:: as any*/)
                          }
                        ]
                      },
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
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
        ]
      }
    ]
  },
  "params": {
    "cacheID": "afd47542d248e39e68cb308c0037af04",
    "id": "f554d16e56c97b1c2a8267b08a6e769dc38da19af45146578fec0f371f95fa44",
    "metadata": {},
    "name": "useAddToCartMutation",
    "operationKind": "mutation",
    "text": "mutation useAddToCartMutation($input:AddToCartInput!){addToCart(input:$input){cartItem{__typename,...CartLine_item}}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,databaseId,name,description,type,onSale,slug,averageRating,reviewCount,id}},variation{attributes{id,name,value},node{__typename,databaseId,name,description,type,onSale,price,regularPrice,salePrice,id}}}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,total,subtotal,subtotalTax,product{node{__typename,name,id}},...CartLinePicture_item,...CartLineProduct_item}"
  }
};
})();

(node as any).hash = "73809abd6dd622f02da4716d7ba2f2d7";

export default node;
