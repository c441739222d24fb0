/**
 * @generated SignedSource<<a962389e0d177d8a764dc085f366172e>>
 * @relayHash a939756e096a22d3f5609a9a1d81ee20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 415ccd0ccaa06fcbb486e5b9335864fd68c269ce778405a4c6e58bee314313fb

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCouponsInput = {
  clientMutationId?: string | null | undefined;
  codes?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type useCouponsRemoveMutation$variables = {
  input: RemoveCouponsInput;
};
export type useCouponsRemoveMutation$data = {
  readonly removeCoupons: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type useCouponsRemoveMutation = {
  response: useCouponsRemoveMutation$data;
  variables: useCouponsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveCouponsPayload",
    "kind": "LinkedField",
    "name": "removeCoupons",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCouponsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a939756e096a22d3f5609a9a1d81ee20",
    "id": "415ccd0ccaa06fcbb486e5b9335864fd68c269ce778405a4c6e58bee314313fb",
    "metadata": {},
    "name": "useCouponsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useCouponsRemoveMutation(\n  $input: RemoveCouponsInput!\n) {\n  removeCoupons(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "1158eaa0d859061805ef4bb639817e51";

export default node;
