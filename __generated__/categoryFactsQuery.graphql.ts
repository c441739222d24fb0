/**
 * @generated SignedSource<<59ede6e0a305aed76a87ac56bba3a1a6>>
 * @relayHash a44c0dc9255f5adb47ddc3c8a6076f5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1069796cad2737b199c76bb7428a6501b2a2ac5aa4fbea5ccbf50510b96f1984

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
export type categoryFactsQuery$variables = {
  after?: string | null | undefined;
  attributes?: ProductAttributeQueryInput | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  inCategory?: ReadonlyArray<string | null | undefined> | null | undefined;
  last?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  onSale?: boolean | null | undefined;
  orderby?: ReadonlyArray<ProductsOrderbyInput | null | undefined> | null | undefined;
  rating?: ReadonlyArray<number | null | undefined> | null | undefined;
  slug: string;
  stockStatus?: ReadonlyArray<StockStatusEnum | null | undefined> | null | undefined;
};
export type categoryFactsQuery$data = {
  readonly productCategory: {
    readonly description: string | null | undefined;
    readonly image: {
      readonly sourceUrl: string | null | undefined;
      readonly srcSet: string | null | undefined;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly parent: {
      readonly node: {
        readonly name: string | null | undefined;
        readonly slug: string | null | undefined;
      };
    } | null | undefined;
    readonly slug: string | null | undefined;
  } | null | undefined;
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
export type categoryFactsQuery = {
  response: categoryFactsQuery$data;
  variables: categoryFactsQuery$variables;
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
  "name": "inCategory"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxPrice"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minPrice"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSale"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderby"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rating"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockStatus"
},
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "slug"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "SLUG"
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "slug"
},
v15 = {
  "kind": "ScalarField",
  "name": "name"
},
v16 = {
  "kind": "ScalarField",
  "name": "description"
},
v17 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v18 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v19 = [
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
        "name": "categoryIn",
        "variableName": "inCategory"
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
v20 = {
  "kind": "ScalarField",
  "name": "altText"
},
v21 = {
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
v22 = {
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
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "categoryFactsQuery",
    "selections": [
      {
        "args": (v13/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ]
          },
          {
            "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              {
                "concreteType": "ProductCategory",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/)
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v19/*:: as any*/),
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
              (v14/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/)
                ]
              }
            ]
          },
          (v21/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v12/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "categoryFactsQuery",
    "selections": [
      {
        "args": (v13/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v22/*:: as any*/)
            ]
          },
          {
            "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              {
                "concreteType": "ProductCategory",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/),
                  (v22/*:: as any*/)
                ]
              }
            ]
          },
          (v22/*:: as any*/)
        ]
      },
      {
        "args": (v19/*:: as any*/),
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
              (v15/*:: as any*/),
              (v14/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v22/*:: as any*/)
                ]
              },
              (v22/*:: as any*/)
            ]
          },
          (v21/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a44c0dc9255f5adb47ddc3c8a6076f5a",
    "id": "1069796cad2737b199c76bb7428a6501b2a2ac5aa4fbea5ccbf50510b96f1984",
    "metadata": {},
    "name": "categoryFactsQuery",
    "operationKind": "query",
    "text": "query categoryFactsQuery($slug:ID!,$inCategory:[String],$first:Int,$last:Int,$after:String,$before:String,$orderby:[ProductsOrderbyInput],$attributes:ProductAttributeQueryInput,$minPrice:Float,$maxPrice:Float,$stockStatus:[StockStatusEnum],$onSale:Boolean,$rating:[Int]){productCategory(id:$slug,idType:SLUG){slug,name,description,image{sourceUrl,srcSet,id},parent{node{name,slug,id}},id},products(first:$first,last:$last,after:$after,before:$before,where:{visibility:VISIBLE,categoryIn:$inCategory,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating,orderby:$orderby}){nodes{__typename,name,slug,image{sourceUrl,srcSet,altText,id},id},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}}"
  }
};
})();

(node as any).hash = "417dc30e23fd24fb9e978d12e9c371e1";

export default node;
