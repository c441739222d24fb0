/**
 * @generated SignedSource<<00995b7d7231fe8d903094cd4375be0d>>
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
v7 = {
  "kind": "ScalarField",
  "name": "price"
},
v8 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v10 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v11 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v14 = {
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
v15 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v16 = {
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
              (v9/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v13/*:: as any*/),
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/)
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
          (v14/*:: as any*/)
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
              (v15/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v13/*:: as any*/),
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
                          (v15/*:: as any*/),
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v16/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v16/*:: as any*/)
            ]
          },
          (v14/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d6458920be567125ccd9b9b2b76800cb",
    "id": null,
    "metadata": {},
    "name": "comparedProductsQuery",
    "operationKind": "query",
    "text": "query comparedProductsQuery($first:Int!,$after:String){list:products(first:$first,after:$after,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,databaseId,slug,modifiedGmt,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity},...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100){nodes{__typename,databaseId,price,regularPrice,stockStatus,stockQuantity,id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "ece589cad9d73aa3c1b37146ca69c253";

export default node;
