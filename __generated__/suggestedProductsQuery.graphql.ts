/**
 * @generated SignedSource<<ec6a630258c9a599488f34311f703cf1>>
 * @relayHash 6f8c448a584deadb71dc2ba11fa9e7d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7c8c12beed0747cd1010d0711d8998bc2634b0d6b16090116ad9ac47af4a65f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type suggestedProductsQuery$variables = {
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type suggestedProductsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly crossSell?: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId?: number;
          readonly id?: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
        }>;
      } | null | undefined;
      readonly id: string;
      readonly related: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId?: number;
          readonly id?: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
        }>;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type suggestedProductsQuery = {
  response: suggestedProductsQuery$data;
  variables: suggestedProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v2 = [
  (v1/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "include",
        "variableName": "ids"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  (v1/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v6 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ProductGrid_products"
          }
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      }
    ]
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "slug"
},
v9 = {
  "kind": "ScalarField",
  "name": "name"
},
v10 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v11 = {
  "kind": "ScalarField",
  "name": "price"
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v13 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v14 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "onSale"
          },
          (v10/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
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
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v11/*:: as any*/)
            ],
            "type": "ProductWithPricing",
            "abstractKey": "__isProductWithPricing"
          },
          (v12/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "regularPrice"
                  }
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              }
            ],
            "type": "ProductUnion",
            "abstractKey": "__isProductUnion"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v13/*:: as any*/)
                ],
                "concreteType": "GroupProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "alias": "raw",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "format",
                                "value": "RAW"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "price",
                            "storageKey": "price(format:\"RAW\")"
                          }
                        ],
                        "type": "ProductWithPricing",
                        "abstractKey": "__isProductWithPricing"
                      },
                      (v12/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 6
                  }
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
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "label"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "variation"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "visible"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductAttribute"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "options"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": [
                              (v13/*:: as any*/),
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
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "description"
                                  },
                                  (v3/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                          }
                        ],
                        "type": "GlobalProductAttribute"
                      },
                      (v3/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "attributes(first:6)"
              }
            ],
            "type": "ProductWithAttributes",
            "abstractKey": "__isProductWithAttributes"
          }
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "suggestedProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": "crossSell(first:4)"
                  }
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": "crossSell(first:4)"
                  }
                ],
                "type": "VariableProduct"
              },
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "related",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": "related(first:4)"
              }
            ]
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "suggestedProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "related",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": "related(first:4)"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": "crossSell(first:4)"
                  }
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": "crossSell(first:4)"
                  }
                ],
                "type": "VariableProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "6f8c448a584deadb71dc2ba11fa9e7d0",
    "id": "e7c8c12beed0747cd1010d0711d8998bc2634b0d6b16090116ad9ac47af4a65f",
    "metadata": {},
    "name": "suggestedProductsQuery",
    "operationKind": "query",
    "text": "query suggestedProductsQuery($ids:[Int]){products(first:4,where:{include:$ids}){nodes{__typename,id,...on SimpleProduct{crossSell(first:4){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,...ProductGrid_products},id}}},...on VariableProduct{crossSell(first:4){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,...ProductGrid_products},id}}},related(first:4){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,...ProductGrid_products},id}}}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}"
  }
};
})();

(node as any).hash = "92b58d41cc87209dd4ebce52ae611ccf";

export default node;
