/**
 * @generated SignedSource<<7cbba259cfadcaa9ac02afb4e74e1a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type shopAttributesQuery$variables = {
  after?: string | null | undefined;
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type shopAttributesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly globalAttributes?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
        }>;
      } | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type shopAttributesQuery = {
  response: shopAttributesQuery$data;
  variables: shopAttributesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v1/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "include",
        "variableName": "ids"
      },
      {
        "kind": "Literal",
        "name": "orderby",
        "value": [
          {
            "field": "DATE",
            "order": "DESC"
          }
        ]
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
v3 = [
  (v1/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
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
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "shopAttributesQuery",
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
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v3/*:: as any*/),
                    "concreteType": "ProductWithAttributesToGlobalProductAttributeConnection",
                    "kind": "LinkedField",
                    "name": "globalAttributes",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "GlobalProductAttribute",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "globalAttributes(first:100)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shopAttributesQuery",
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v3/*:: as any*/),
                    "concreteType": "ProductWithAttributesToGlobalProductAttributeConnection",
                    "kind": "LinkedField",
                    "name": "globalAttributes",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "GlobalProductAttribute",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "globalAttributes(first:100)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              },
              (v6/*:: as any*/)
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f3784048001e91f7efed0f0695eb1507",
    "id": null,
    "metadata": {},
    "name": "shopAttributesQuery",
    "operationKind": "query",
    "text": "query shopAttributesQuery($after:String,$ids:[Int]){list:products(first:100,after:$after,where:{include:$ids,visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,globalAttributes(first:100){nodes{name,id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "06b3f4b820587132f5b063ea3cff9814";

export default node;
