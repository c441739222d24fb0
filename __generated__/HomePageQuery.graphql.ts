/**
 * @generated SignedSource<<0f65385215a9c1d67481e4320a48e8fd>>
 * @relayHash 16812f3ebad5d1667a7102121374f848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a63878b4464eb1b66dbc8b4346fa628e5672811271b7003b452e342b5cef0c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = Record<PropertyKey, never>;
export type HomePageQuery$data = {
  readonly newest: {
    readonly found: number | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly reduced: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly shelves: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DepartmentIndex_categories">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShopWindow_query" | "SiteFooter_query" | "SiteHeader_query">;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
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
      "visibility": "VISIBLE"
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "found",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductGrid_products"
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "onSale": true,
      "orderby": [
        {
          "field": "POPULARITY",
          "order": "DESC"
        }
      ],
      "visibility": "VISIBLE"
    }
  }
],
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v9/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSale",
      "storageKey": null
    },
    (v12/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockStatus",
          "storageKey": null
        }
      ],
      "type": "InventoriedProduct",
      "abstractKey": "__isInventoriedProduct"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "regularPrice",
              "storageKey": null
            }
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
          "alias": null,
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
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v10/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "options",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "variation",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "visible",
                  "storageKey": null
                },
                (v9/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "attributes(first:6)"
        }
      ],
      "type": "ProductWithAttributes",
      "abstractKey": "__isProductWithAttributes"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
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
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShopWindow_query"
      },
      {
        "alias": "newest",
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": "products(first:4,where:{\"onSale\":true,\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "shelves",
        "args": (v6/*:: as any*/),
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "DepartmentIndex_categories"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          (v5/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "menuOrder",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "featured",
        "args": [
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "featured": true,
              "orderby": [
                {
                  "field": "MENU_ORDER",
                  "order": "ASC"
                }
              ],
              "visibility": "VISIBLE"
            }
          }
        ],
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/)
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v14/*:: as any*/)
        ],
        "storageKey": "products(first:4,where:{\"onSale\":true,\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "shelves",
        "args": (v6/*:: as any*/),
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
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "parentDatabaseId",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "16812f3ebad5d1667a7102121374f848",
    "id": "9a63878b4464eb1b66dbc8b4346fa628e5672811271b7003b452e342b5cef0c9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery {\n  ...SiteHeader_query\n  ...SiteFooter_query\n  ...ShopWindow_query\n  newest: products(first: 8, where: {visibility: VISIBLE, orderby: [{field: DATE, order: DESC}]}) {\n    found\n    nodes {\n      __typename\n      ...ProductGrid_products\n      id\n    }\n  }\n  reduced: products(first: 4, where: {visibility: VISIBLE, onSale: true, orderby: [{field: POPULARITY, order: DESC}]}) {\n    nodes {\n      __typename\n      ...ProductGrid_products\n      id\n    }\n  }\n  shelves: productCategories(first: 100, where: {hideEmpty: true}) {\n    nodes {\n      ...DepartmentIndex_categories\n      id\n    }\n  }\n}\n\nfragment CardMeta_product on ProductWithAttributes {\n  __isProductWithAttributes: __typename\n  attributes(first: 6) {\n    nodes {\n      __typename\n      label\n      options\n      variation\n      visible\n      id\n    }\n  }\n}\n\nfragment DepartmentIndex_categories on ProductCategory {\n  databaseId\n  parentDatabaseId\n  slug\n  name\n  count\n}\n\nfragment DepartmentLinks_query on RootQuery {\n  productCategories(first: 100, where: {parent: 0, hideEmpty: true}) {\n    nodes {\n      slug\n      name\n      menuOrder\n      id\n    }\n  }\n}\n\nfragment PhoneMenu_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment ProductCard_product on Product {\n  __isProduct: __typename\n  slug\n  name\n  onSale\n  image {\n    ...ProductPicture_picture\n    id\n  }\n  ... on InventoriedProduct {\n    __isInventoriedProduct: __typename\n    stockStatus\n  }\n  ...ProductPrice_product\n  ...CardMeta_product\n}\n\nfragment ProductGrid_products on Product {\n  __isProduct: __typename\n  id\n  ...ProductCard_product\n}\n\nfragment ProductPicture_picture on MediaItem {\n  sourceUrl\n  srcSet\n  altText\n}\n\nfragment ProductPrice_product on ProductUnion {\n  __isProductUnion: __typename\n  onSale\n  ... on ProductWithPricing {\n    __isProductWithPricing: __typename\n    price\n    regularPrice\n  }\n}\n\nfragment ShopWindowLight_product on Product {\n  __isProduct: __typename\n  slug\n  name\n  image {\n    ...ProductPicture_picture\n    id\n  }\n  ... on ProductWithPricing {\n    __isProductWithPricing: __typename\n    price\n  }\n}\n\nfragment ShopWindow_query on RootQuery {\n  ...Transom_query\n  featured: products(first: 4, where: {visibility: VISIBLE, featured: true, orderby: [{field: MENU_ORDER, order: ASC}]}) {\n    nodes {\n      __typename\n      ...ShopWindowLight_product\n      id\n    }\n  }\n}\n\nfragment SiteFooter_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment SiteHeader_query on RootQuery {\n  ...Transom_query\n  ...PhoneMenu_query\n}\n\nfragment Transom_query on RootQuery {\n  ...DepartmentLinks_query\n}\n"
  }
};
})();

(node as any).hash = "ad6ecda100346443e0a185786e7d9b52";

export default node;
