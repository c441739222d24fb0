/**
 * @generated SignedSource<<099503ef6fa0a7d95f4f6e036fc8ce95>>
 * @relayHash 10ba6ea9f73c97b35b6e2cb1229999ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 888f64035842b95c2599d6903107b64d8b13b4cbd2a8c9b9582b9e42202238cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type completeWordpressPageQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type completeWordpressPageQuery$data = {
  readonly listed: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PageText_products">;
    }>;
  } | null | undefined;
};
export type completeWordpressPageQuery = {
  response: completeWordpressPageQuery$data;
  variables: completeWordpressPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slugs"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 48
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "slugs"
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "publish"
      },
      {
        "kind": "Literal",
        "name": "visibility",
        "value": "VISIBLE"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
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
  (v4/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "purchasable"
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
    "name": "completeWordpressPageQuery",
    "selections": [
      {
        "alias": "listed",
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
              {
                "kind": "FragmentSpread",
                "name": "PageText_products"
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
    "name": "completeWordpressPageQuery",
    "selections": [
      {
        "alias": "listed",
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
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v3/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 2
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
                    "selections": (v5/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:2)"
              },
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              (v7/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": (v5/*:: as any*/)
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
                          (v2/*:: as any*/),
                          (v7/*:: as any*/),
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
                          (v4/*:: as any*/)
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
                          (v2/*:: as any*/),
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
                                      (v2/*:: as any*/),
                                      (v3/*:: as any*/),
                                      (v6/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "description"
                                      },
                                      (v4/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v4/*:: as any*/)
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
    "cacheID": "10ba6ea9f73c97b35b6e2cb1229999ad",
    "id": "888f64035842b95c2599d6903107b64d8b13b4cbd2a8c9b9582b9e42202238cd",
    "metadata": {},
    "name": "completeWordpressPageQuery",
    "operationKind": "query",
    "text": "query completeWordpressPageQuery($slugs:[String]){listed:products(first:48,where:{visibility:VISIBLE,status:\"publish\",slugIn:$slugs}){nodes{__typename,...PageText_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment PageText_products on Product{__isProduct:__typename,slug,galleryImages(first:2){nodes{...ProductPicture_picture,id}},...ProductGrid_products}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}"
  }
};
})();

(node as any).hash = "01107162025b3bd3ae08dae9401ccfe7";

export default node;
