/**
 * @generated SignedSource<<842b51b9633e2068477f7e1d778ac279>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type shopChoicesTermsQuery$variables = Record<PropertyKey, never>;
export type shopChoicesTermsQuery$data = {
  readonly vitrineTerms: {
    readonly title: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type shopChoicesTermsQuery = {
  response: shopChoicesTermsQuery$data;
  variables: shopChoicesTermsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "VitrineTerms",
    "kind": "LinkedField",
    "name": "vitrineTerms",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "title"
      },
      {
        "kind": "ScalarField",
        "name": "url"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "shopChoicesTermsQuery",
    "selections": (v0/*:: as any*/),
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "shopChoicesTermsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "31fd6c76f29777cdcf55c7ea567872c4",
    "id": null,
    "metadata": {},
    "name": "shopChoicesTermsQuery",
    "operationKind": "query",
    "text": "query shopChoicesTermsQuery{vitrineTerms{title,url}}"
  }
};
})();

(node as any).hash = "17e3dad9a25cc65fadba1221844a07e3";

export default node;
