/**
 * @generated SignedSource<<4bde21c5e1b31f350b8cfcba56ec6e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type comparedProductsQuery$variables = {
  after?: string | null | undefined;
  first: number;
};
export type comparedProductsQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly modifiedGmt: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price?: string | null | undefined;
      readonly regularPrice?: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly stockQuantity?: number | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly variations?: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId: number;
          readonly price: string | null | undefined;
          readonly regularPrice: string | null | undefined;
          readonly stockQuantity: number | null | undefined;
          readonly stockStatus: StockStatusEnum | null | undefined;
        }>;
      } | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type comparedProductsQuery = {
  response: comparedProductsQuery$data;
  variables: comparedProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "DATE",
          "order": "DESC"
        }
      ],
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "modifiedGmt"
},
v6 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v7 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v8 = {
  "args": (v7/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v9 = {
  "args": (v7/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v11 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v12 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v14 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v15 = {
  "concreteType": "RootQueryToProductConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    },
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v17 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "comparedProductsQuery",
    "selections": [
      {
        "alias": "list",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v14/*:: as any*/),
                    "concreteType": "ProductWithVariationsToProductVariationConnection",
                    "kind": "LinkedField",
                    "name": "variations",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              }
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "comparedProductsQuery",
    "selections": [
      {
        "alias": "list",
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
              (v16/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v14/*:: as any*/),
                    "concreteType": "ProductWithVariationsToProductVariationConnection",
                    "kind": "LinkedField",
                    "name": "variations",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v16/*:: as any*/),
                          (v3/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v17/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0a63caa0d9a96e74063c2433f242ca29",
    "id": null,
    "metadata": {},
    "name": "comparedProductsQuery",
    "operationKind": "query",
    "text": "query comparedProductsQuery($first:Int!,$after:String){list:products(first:$first,after:$after,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,databaseId,slug,modifiedGmt,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price(format:RAW),regularPrice(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity},...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100){nodes{__typename,databaseId,price(format:RAW),regularPrice(format:RAW),stockStatus,stockQuantity,id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "a61678321f0a475dcf403071be7d0cb7";

export default node;
