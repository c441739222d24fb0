/**
 * @generated SignedSource<<19d68396a4b5cb879a15731971f7ebf1>>
 * @relayHash 808ce5e756b906ef096301991cedf056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8734336eb64c368275efc940da7e76520310b9e05d57afa26cda814dc1ee54

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordpressPageQuery$variables = {
  uri: string;
};
export type WordpressPageQuery$data = {
  readonly page: {
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageText_page">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type WordpressPageQuery = {
  response: WordpressPageQuery$data;
  variables: WordpressPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uri"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "uri"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "URI"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "WordpressPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      },
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "PageText_page"
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
    "name": "WordpressPageQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hideEmpty": true,
              "parent": 0
            }
          }
        ],
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
              {
                "kind": "ScalarField",
                "name": "slug"
              },
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              (v3/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 14
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hasPassword": false,
              "orderby": [
                {
                  "field": "MENU_ORDER",
                  "order": "ASC"
                }
              ],
              "parent": "0"
            }
          }
        ],
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              {
                "kind": "ScalarField",
                "name": "isPostsPage"
              },
              {
                "kind": "ScalarField",
                "name": "isPrivacyPage"
              },
              (v3/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "content"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "808ce5e756b906ef096301991cedf056",
    "id": "9e8734336eb64c368275efc940da7e76520310b9e05d57afa26cda814dc1ee54",
    "metadata": {},
    "name": "WordpressPageQuery",
    "operationKind": "query",
    "text": "query WordpressPageQuery($uri:ID!){...SiteHeader_query,...SiteFooter_query,page(id:$uri,idType:URI){title,...PageText_page,id}}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PageText_page on Page{title,content}fragment PhoneMenu_query on RootQuery{...TopCategoryLinks_query}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...PhoneMenu_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,id}}}"
  }
};
})();

(node as any).hash = "fdba39eeaea4c11d0a924c3c6fcf3180";

export default node;
