/**
 * @generated SignedSource<<aaf5f2879e1f85fc6786268c62f0086c>>
 * @relayHash 7fb0fb61c4597dfe2a4c718b76cc441b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2b72c818dffb14988edb2dcfc27a9d8605b184be9a15d5687ff931eafdd36d8

import type { ConcreteRequest } from 'relay-runtime';
export type CommentStatusEnum = "APPROVE" | "HOLD" | "SPAM" | "TRASH";
export type WriteReviewInput = {
  approved?: string | null | undefined;
  author?: string | null | undefined;
  authorEmail?: string | null | undefined;
  authorUrl?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  commentOn?: number | null | undefined;
  content?: string | null | undefined;
  date?: string | null | undefined;
  parent?: string | null | undefined;
  rating: number;
  status?: CommentStatusEnum | null | undefined;
};
export type writeReviewMutation$variables = {
  input: WriteReviewInput;
};
export type writeReviewMutation$data = {
  readonly writeReview: {
    readonly rating: number | null | undefined;
    readonly review: {
      readonly status: CommentStatusEnum | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type writeReviewMutation = {
  response: writeReviewMutation$data;
  variables: writeReviewMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "rating"
},
v3 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "writeReviewMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "WriteReviewPayload",
        "kind": "LinkedField",
        "name": "writeReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "writeReviewMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "WriteReviewPayload",
        "kind": "LinkedField",
        "name": "writeReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7fb0fb61c4597dfe2a4c718b76cc441b",
    "id": "b2b72c818dffb14988edb2dcfc27a9d8605b184be9a15d5687ff931eafdd36d8",
    "metadata": {},
    "name": "writeReviewMutation",
    "operationKind": "mutation",
    "text": "mutation writeReviewMutation($input:WriteReviewInput!){writeReview(input:$input){rating,review{status,id}}}"
  }
};
})();

(node as any).hash = "e15ca14c4a94b9afba8dbb4e72e4b0f3";

export default node;
