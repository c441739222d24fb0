/**
 * @generated SignedSource<<7da138d0315f60f5f89693936ff52c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type stockChangedSubscription$variables = {
  productId: string;
};
export type stockChangedSubscription$data = {
  readonly stockChanged: {
    readonly name: string;
    readonly stockQuantity: number | null | undefined;
  } | null | undefined;
};
export type stockChangedSubscription = {
  response: stockChangedSubscription$data;
  variables: stockChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "productId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "productId",
    "variableName": "productId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockQuantity",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "stockChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "stockChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "stockChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "stockChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "fa4df40b096b1fbce7a632c96cd67302",
    "id": null,
    "metadata": {},
    "name": "stockChangedSubscription",
    "operationKind": "subscription",
    "text": "subscription stockChangedSubscription(\n  $productId: ID!\n) {\n  stockChanged(productId: $productId) {\n    name\n    stockQuantity\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "95ad79b9f79eb48d52e8b1da757da7c4";

export default node;
