/**
 * @generated SignedSource<<8825023c02bd6ed1ad548df17ffc9962>>
 * @relayHash d304607f026764e2be58a6555f03f246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745cc3333ec9ff98500b57e1ea0990afc44628651871e8ba5df2bb50740a1fd2

import type { ConcreteRequest } from 'relay-runtime';
export type knownShopQuery$variables = Record<PropertyKey, never>;
export type knownShopQuery$data = {
  readonly popular: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly price?: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly databaseId: number;
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly price?: string | null | undefined;
      readonly raw?: string | null | undefined;
    }>;
  } | null | undefined;
};
export type knownShopQuery = {
  response: knownShopQuery$data;
  variables: knownShopQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v2 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "menuOrder"
},
v6 = {
  "kind": "ScalarField",
  "name": "count"
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "POPULARITY",
          "order": "DESC"
        }
      ],
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v9 = {
  "kind": "ScalarField",
  "name": "price"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v9/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "PRICE",
          "order": "DESC"
        }
      ],
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v9/*:: as any*/),
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
v13 = {
  "kind": "ScalarField",
  "name": "id"
},
v14 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "knownShopQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      {
        "alias": "popular",
        "args": (v7/*:: as any*/),
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
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "args": (v11/*:: as any*/),
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
              (v12/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"PRICE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "knownShopQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v13/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      {
        "alias": "popular",
        "args": (v7/*:: as any*/),
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
              (v14/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v13/*:: as any*/)
                ]
              },
              (v10/*:: as any*/),
              (v13/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "args": (v11/*:: as any*/),
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
              (v14/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"PRICE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "d304607f026764e2be58a6555f03f246",
    "id": "745cc3333ec9ff98500b57e1ea0990afc44628651871e8ba5df2bb50740a1fd2",
    "metadata": {},
    "name": "knownShopQuery",
    "operationKind": "query",
    "text": "query knownShopQuery{productCategories(first:100,where:{hideEmpty:true}){nodes{databaseId,parentDatabaseId,slug,name,menuOrder,count,id}},popular:products(first:4,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:POPULARITY,order:DESC}]}){nodes{__typename,slug,name,image{sourceUrl,id},...on ProductWithPricing{__isProductWithPricing:__typename,price},id}},products(first:1,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:PRICE,order:DESC}]}){nodes{__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},id}}}"
  }
};
})();

(node as any).hash = "5ebee24c0fe68249584702936d074f70";

export default node;
