/**
 * @generated SignedSource<<cce7b3dfa5184f437c4c796aed28d5a2>>
 * @relayHash 20906a6d6479a721bb9961cd0c295dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c438dd3f8ee894e111eb5cdd9dbae0f19aa1b750d4c803fa110a1c7cb7ca9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCurrentOfferQuery$variables = {
  id: string;
};
export type useCurrentOfferQuery$data = {
  readonly product: {
    readonly products?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
      }>;
    } | null | undefined;
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
  } | null | undefined;
};
export type useCurrentOfferQuery = {
  response: useCurrentOfferQuery$data;
  variables: useCurrentOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "useCurrentOffer_offer"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOnSaleTo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onSale",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
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
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backordersAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStockAmount",
      "storageKey": null
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": "variations(first:100)"
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "GroupProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
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
                      (v5/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "variations(first:100)"
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "GroupProductToProductUnionConnection",
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
                      (v5/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductUnion"
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct",
            "abstractKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "20906a6d6479a721bb9961cd0c295dca",
    "id": "88c438dd3f8ee894e111eb5cdd9dbae0f19aa1b750d4c803fa110a1c7cb7ca9d",
    "metadata": {},
    "name": "useCurrentOfferQuery",
    "operationKind": "query",
    "text": "query useCurrentOfferQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    __typename\n    ...useCurrentOffer_offer\n    ... on ProductWithVariations {\n      __isProductWithVariations: __typename\n      variations(first: 100) {\n        nodes {\n          __typename\n          ...useCurrentOffer_offer\n          id\n        }\n      }\n    }\n    ... on GroupProduct {\n      products(first: 100) {\n        nodes {\n          __typename\n          ...useCurrentOffer_offer\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment ProductPrice_product on ProductUnion {\n  __isProductUnion: __typename\n  onSale\n  ... on ProductWithPricing {\n    __isProductWithPricing: __typename\n    price\n    regularPrice\n  }\n}\n\nfragment StockLine_stock on InventoriedProduct {\n  __isInventoriedProduct: __typename\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\n\nfragment useCurrentOffer_offer on ProductUnion {\n  __isProductUnion: __typename\n  dateOnSaleTo\n  ...ProductPrice_product\n  ... on InventoriedProduct {\n    __isInventoriedProduct: __typename\n    backordersAllowed\n    ...StockLine_stock\n  }\n}\n"
  }
};
})();

(node as any).hash = "aed41940fa931a8c35ae9fe168464203";

export default node;
