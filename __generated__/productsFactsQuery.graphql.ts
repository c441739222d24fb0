/**
 * @generated SignedSource<<a070a475f1caae8edd4c8969181b3c0a>>
 * @relayHash d33763256c3b24ce5a07638dace0420b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b95ff8641481a555c7f8f427a0133a396ab62e02620e281dd4fa0cfd4c5f53

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeOperatorEnum = "AND" | "IN" | "NOT_IN";
export type OrderEnum = "ASC" | "DESC";
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
export type ProductsOrderByEnum = "DATE" | "IN" | "MENU_ORDER" | "MODIFIED" | "NAME" | "ON_SALE_FROM" | "ON_SALE_TO" | "POPULARITY" | "PRICE" | "RATING" | "REGULAR_PRICE" | "REVIEW_COUNT" | "SALE_PRICE" | "SLUG" | "TOTAL_SALES";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type ProductsOrderbyInput = {
  field: ProductsOrderByEnum;
  order?: OrderEnum | null | undefined;
};
export type ProductAttributeQueryInput = {
  queries?: ReadonlyArray<ProductAttributeFilterInput | null | undefined> | null | undefined;
  relation?: AttributeOperatorEnum | null | undefined;
};
export type ProductAttributeFilterInput = {
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
  operator?: AttributeOperatorEnum | null | undefined;
  taxonomy: ProductAttributeEnum;
  terms?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type productsFactsQuery$variables = {
  after?: string | null | undefined;
  attributes?: ProductAttributeQueryInput | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  onSale?: boolean | null | undefined;
  orderby?: ReadonlyArray<ProductsOrderbyInput | null | undefined> | null | undefined;
  rating?: ReadonlyArray<number | null | undefined> | null | undefined;
  stockStatus?: ReadonlyArray<StockStatusEnum | null | undefined> | null | undefined;
};
export type productsFactsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  } | null | undefined;
};
export type productsFactsQuery = {
  response: productsFactsQuery$data;
  variables: productsFactsQuery$variables;
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
  "name": "attributes"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxPrice"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minPrice"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSale"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderby"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rating"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockStatus"
},
v11 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributes",
        "variableName": "attributes"
      },
      {
        "kind": "Variable",
        "name": "maxPrice",
        "variableName": "maxPrice"
      },
      {
        "kind": "Variable",
        "name": "minPrice",
        "variableName": "minPrice"
      },
      {
        "kind": "Variable",
        "name": "onSale",
        "variableName": "onSale"
      },
      {
        "kind": "Variable",
        "name": "orderby",
        "variableName": "orderby"
      },
      {
        "kind": "Variable",
        "name": "rating",
        "variableName": "rating"
      },
      {
        "kind": "Variable",
        "name": "stockStatus",
        "variableName": "stockStatus"
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
v12 = {
  "kind": "ScalarField",
  "name": "name"
},
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v15 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v16 = {
  "kind": "ScalarField",
  "name": "altText"
},
v17 = {
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
      "name": "hasPreviousPage"
    },
    {
      "kind": "ScalarField",
      "name": "startCursor"
    },
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
},
v18 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "productsFactsQuery",
    "selections": [
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ]
              }
            ]
          },
          (v17/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "productsFactsQuery",
    "selections": [
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/)
                ]
              },
              (v18/*:: as any*/)
            ]
          },
          (v17/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d33763256c3b24ce5a07638dace0420b",
    "id": "34b95ff8641481a555c7f8f427a0133a396ab62e02620e281dd4fa0cfd4c5f53",
    "metadata": {},
    "name": "productsFactsQuery",
    "operationKind": "query",
    "text": "query productsFactsQuery($first:Int,$last:Int,$after:String,$before:String,$orderby:[ProductsOrderbyInput],$attributes:ProductAttributeQueryInput,$minPrice:Float,$maxPrice:Float,$stockStatus:[StockStatusEnum],$onSale:Boolean,$rating:[Int]){products(first:$first,last:$last,after:$after,before:$before,where:{visibility:VISIBLE,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating,orderby:$orderby}){nodes{__typename,name,slug,image{sourceUrl,srcSet,altText,id},id},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}}"
  }
};
})();

(node as any).hash = "698c6bf9357255644a1142b1f407b8cb";

export default node;
