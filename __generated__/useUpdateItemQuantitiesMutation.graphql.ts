/**
 * @generated SignedSource<<08be745a36ac99c305e0911aa1c4b046>>
 * @relayHash 99b0e3f6f6030fb337982530fe700a55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69a379334b2a8451898c8352fe86bffb5e47a2afc6e57db6aea1558cf0723535

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
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
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
  (v6/*:: as any*/)
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
  "name": "description"
},
v12 = {
  "kind": "ScalarField",
  "name": "type"
},
v13 = {
  "kind": "ScalarField",
  "name": "onSale"
};
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
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
                      (v6/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v10/*:: as any*/),
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
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
    "cacheID": "99b0e3f6f6030fb337982530fe700a55",
    "id": "69a379334b2a8451898c8352fe86bffb5e47a2afc6e57db6aea1558cf0723535",
    "metadata": {},
    "name": "useUpdateItemQuantitiesMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateItemQuantitiesMutation($input:UpdateItemQuantitiesInput!){updateItemQuantities(input:$input){items{__typename,key},removed{__typename,key,product{node{__typename,databaseId,id}},variation{node{__typename,databaseId,id}}},updated{__typename,...CartLine_item}}}fragment CartLinePicture_item on CartItem{__isCartItem:__typename,product{node{__typename,image{sourceUrl,srcSet,altText,title,id},galleryImages{nodes{sourceUrl,srcSet,altText,title,id}},id}},variation{node{__typename,image{sourceUrl,srcSet,altText,title,id},id}}}fragment CartLineProduct_item on CartItem{__isCartItem:__typename,product{node{__typename,databaseId,name,description,type,onSale,slug,averageRating,reviewCount,id}},variation{attributes{id,name,value},node{__typename,databaseId,name,description,type,onSale,price,regularPrice,salePrice,id}}}fragment CartLine_item on CartItem{__isCartItem:__typename,key,quantity,total,subtotal,subtotalTax,product{node{__typename,name,id}},...CartLinePicture_item,...CartLineProduct_item}"
  }
};
})();

(node as any).hash = "6e26672e33e858f14b4e57b6f9b68145";

export default node;
