/**
 * @generated SignedSource<<43cf905187fb90327cdf681249535689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type cardMethodsQuery$variables = Record<PropertyKey, never>;
export type cardMethodsQuery$data = {
  readonly vitrineCardMethods: ReadonlyArray<{
    readonly accountId: string | null | undefined;
    readonly adapter: string;
    readonly currency: string;
    readonly locale: string | null | undefined;
    readonly method: string;
    readonly publishableKey: string;
    readonly savesCards: boolean;
    readonly script: string | null | undefined;
    readonly types: ReadonlyArray<string>;
  }> | null | undefined;
};
export type cardMethodsQuery = {
  response: cardMethodsQuery$data;
  variables: cardMethodsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "VitrineCardMethod",
    "kind": "LinkedField",
    "name": "vitrineCardMethods",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "method"
      },
      {
        "kind": "ScalarField",
        "name": "adapter"
      },
      {
        "kind": "ScalarField",
        "name": "script"
      },
      {
        "kind": "ScalarField",
        "name": "publishableKey"
      },
      {
        "kind": "ScalarField",
        "name": "accountId"
      },
      {
        "kind": "ScalarField",
        "name": "currency"
      },
      {
        "kind": "ScalarField",
        "name": "locale"
      },
      {
        "kind": "ScalarField",
        "name": "types"
      },
      {
        "kind": "ScalarField",
        "name": "savesCards"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "cardMethodsQuery",
    "selections": (v0/*:: as any*/),
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cardMethodsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7905dc9ca4b6195ab95139dc4a4608fd",
    "id": null,
    "metadata": {},
    "name": "cardMethodsQuery",
    "operationKind": "query",
    "text": "query cardMethodsQuery{vitrineCardMethods{method,adapter,script,publishableKey,accountId,currency,locale,types,savesCards}}"
  }
};
})();

(node as any).hash = "ecd5543172247eca2125ce30b4a8c41b";

export default node;
