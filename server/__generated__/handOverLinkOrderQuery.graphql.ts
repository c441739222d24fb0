/**
 * @generated SignedSource<<04ac2e0eca4cddf5384daa154b706148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverLinkOrderQuery$variables = {
  id: string;
};
export type handOverLinkOrderQuery$data = {
  readonly customer: {
    readonly accountUrl: string | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly needsPayment: boolean | null | undefined;
  } | null | undefined;
};
export type handOverLinkOrderQuery = {
  response: handOverLinkOrderQuery$data;
  variables: handOverLinkOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "accountUrl"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "DATABASE_ID"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "needsPayment"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "handOverLinkOrderQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "handOverLinkOrderQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/)
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ccc8164e81291246031b52075df5fe9f",
    "id": null,
    "metadata": {},
    "name": "handOverLinkOrderQuery",
    "operationKind": "query",
    "text": "query handOverLinkOrderQuery($id:ID!){customer{accountUrl,id},order(id:$id,idType:DATABASE_ID){needsPayment,id}}"
  }
};
})();

(node as any).hash = "554623d8f3846819fc718d4fa2720248";

export default node;
