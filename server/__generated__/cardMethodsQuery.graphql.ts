/**
 * @generated SignedSource<<2a1c2aaafcff8abfc9c78ec28e80a2d6>>
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
    readonly takesExpressPay: boolean;
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
      },
      {
        "kind": "ScalarField",
        "name": "takesExpressPay"
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
    "cacheID": "2d048a2b1cf21754755571fc221f0f71",
    "id": null,
    "metadata": {},
    "name": "cardMethodsQuery",
    "operationKind": "query",
    "text": "query cardMethodsQuery{vitrineCardMethods{method,adapter,script,publishableKey,accountId,currency,locale,types,savesCards,takesExpressPay}}"
  }
};
})();

(node as any).hash = "06bd66394a4dc26e68cede70a70c6084";

export default node;
