/**
 * @generated SignedSource<<0b0f3b196c21216dccdfe0b43c3776fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverOrderQuery$variables = {
  id: string;
};
export type handOverOrderQuery$data = {
  readonly customer: {
    readonly accountUrl: string | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly needsPayment: boolean | null | undefined;
  } | null | undefined;
};
export type handOverOrderQuery = {
  response: handOverOrderQuery$data;
  variables: handOverOrderQuery$variables;
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
    "name": "handOverOrderQuery",
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
    "name": "handOverOrderQuery",
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
    "cacheID": "0f3ab1f829648e388482dd2c3ce55634",
    "id": null,
    "metadata": {},
    "name": "handOverOrderQuery",
    "operationKind": "query",
    "text": "query handOverOrderQuery($id:ID!){customer{accountUrl,id},order(id:$id,idType:DATABASE_ID){needsPayment,id}}"
  }
};
})();

(node as any).hash = "48f2a1e5dcfff86294b880333079a74e";

export default node;
