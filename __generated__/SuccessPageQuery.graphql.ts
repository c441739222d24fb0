/**
 * @generated SignedSource<<c467f838eff3b42eebcbe6b6e383b2e9>>
 * @relayHash 79419092c296bb43cbe7fcf92d78d10e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a810635b76e14308830e1b7a74317b949d571e0d1247ec302cc3613cbaa36364

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuccessPageQuery$variables = Record<PropertyKey, never>;
export type SuccessPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type SuccessPageQuery = {
  response: SuccessPageQuery$data;
  variables: SuccessPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SuccessPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuccessPageQuery",
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
              (v0/*:: as any*/)
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
              {
                "kind": "ScalarField",
                "name": "title"
              },
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
              (v0/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      }
    ]
  },
  "params": {
    "cacheID": "79419092c296bb43cbe7fcf92d78d10e",
    "id": "a810635b76e14308830e1b7a74317b949d571e0d1247ec302cc3613cbaa36364",
    "metadata": {},
    "name": "SuccessPageQuery",
    "operationKind": "query",
    "text": "query SuccessPageQuery{...SiteHeader_query,...SiteFooter_query}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PhoneMenu_query on RootQuery{...TopCategoryLinks_query}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...PhoneMenu_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,id}}}"
  }
};
})();

(node as any).hash = "d2f8cd4e30dd8cfd76816196a2503cf3";

export default node;
