/**
 * @generated SignedSource<<bc5a045e1935cda026666c665d19127d>>
 * @relayHash 1c406c76eca35b5e56c769aded5a961c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f781ec323d0450f564f4dfa8a8007f2edcb8d9177bbf72ae31257959cb1378

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
      readonly databaseId: number;
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
  "name": "databaseId"
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
    "cacheID": "1c406c76eca35b5e56c769aded5a961c",
    "id": "99f781ec323d0450f564f4dfa8a8007f2edcb8d9177bbf72ae31257959cb1378",
    "metadata": {},
    "name": "writeReviewMutation",
    "operationKind": "mutation",
    "text": "mutation writeReviewMutation($input:WriteReviewInput!){writeReview(input:$input){rating,review{databaseId,id}}}"
  }
};
})();

(node as any).hash = "d0d73127c85c4f047e15d8cf92b6f9ba";

export default node;
