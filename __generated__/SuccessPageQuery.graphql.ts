/**
 * @generated SignedSource<<8f8ededf279d29730acc4e5d7152e3ad>>
 * @relayHash 28b2f9a598c650937bf3507f985562cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a8c5a3d5943c454bcdf87ad942553cacd22f907ea12cd1ae3f9a8b58b45c76

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

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SuccessPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuccessPageQuery",
    "selections": [
      {
        "alias": null,
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
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "menuOrder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      }
    ]
  },
  "params": {
    "cacheID": "28b2f9a598c650937bf3507f985562cd",
    "id": "c4a8c5a3d5943c454bcdf87ad942553cacd22f907ea12cd1ae3f9a8b58b45c76",
    "metadata": {},
    "name": "SuccessPageQuery",
    "operationKind": "query",
    "text": "query SuccessPageQuery {\n  ...SiteHeader_query\n  ...SiteFooter_query\n}\n\nfragment DepartmentLinks_query on RootQuery {\n  productCategories(first: 100, where: {parent: 0, hideEmpty: true}) {\n    nodes {\n      slug\n      name\n      menuOrder\n      id\n    }\n  }\n}\n\nfragment PhoneMenu_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment SiteFooter_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment SiteHeader_query on RootQuery {\n  ...Transom_query\n  ...PhoneMenu_query\n}\n\nfragment Transom_query on RootQuery {\n  ...DepartmentLinks_query\n}\n"
  }
};

(node as any).hash = "d2f8cd4e30dd8cfd76816196a2503cf3";

export default node;
