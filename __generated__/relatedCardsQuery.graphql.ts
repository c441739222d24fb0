/**
 * @generated SignedSource<<823fde77178cb666a15978d5ddd6c986>>
 * @relayHash caa5a6e30f6249680188134315f4631a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baebcbf17b4e3d73a38750e4a0988b878f291fe2a69306287f38bbfa7f923461

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type relatedCardsQuery$variables = {
  ids: ReadonlyArray<number | null | undefined>;
};
export type relatedCardsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
};
export type relatedCardsQuery = {
  response: relatedCardsQuery$data;
  variables: relatedCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
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
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v7 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v8 = {
  "kind": "ScalarField",
  "name": "price"
},
v9 = {
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
v10 = {
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
},
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "relatedCardsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ProductGrid_products"
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
    "name": "relatedCardsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              (v6/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "srcSet"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "altText"
                  },
                  (v2/*:: as any*/)
                ]
              },
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
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
                    "selections": [
                      (v7/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "galleryImages(first:1)"
              },
              {
                "kind": "ScalarField",
                "name": "databaseId"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v8/*:: as any*/)
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v9/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "regularPrice"
                      },
                      (v10/*:: as any*/)
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
                      (v11/*:: as any*/)
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
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v8/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          },
                          (v9/*:: as any*/),
                          (v2/*:: as any*/)
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
                          (v3/*:: as any*/),
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
                                  (v11/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      (v4/*:: as any*/),
                                      (v5/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "description"
                                      },
                                      (v2/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v2/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:6)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "caa5a6e30f6249680188134315f4631a",
    "id": "baebcbf17b4e3d73a38750e4a0988b878f291fe2a69306287f38bbfa7f923461",
    "metadata": {},
    "name": "relatedCardsQuery",
    "operationKind": "query",
    "text": "query relatedCardsQuery($ids:[Int]!){products(first:4,where:{include:$ids}){nodes{__typename,__isProduct:__typename,id,...ProductGrid_products}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}"
  }
};
})();

(node as any).hash = "7c7ed6504a672b54f38d8144c2fcc23e";

export default node;
