/**
 * @generated SignedSource<<36a8eb2cb4df7a572373c0720ef905a1>>
 * @relayHash 52fb410d2336cfefaf39c50d630356a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c41f4cae3a2aa60f5aeef9039b5cec85890b958be3d04aadc76321749fc3fbab

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rating",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "writeReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WriteReviewPayload",
        "kind": "LinkedField",
        "name": "writeReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "RootMutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "writeReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WriteReviewPayload",
        "kind": "LinkedField",
        "name": "writeReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Comment",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "52fb410d2336cfefaf39c50d630356a2",
    "id": "c41f4cae3a2aa60f5aeef9039b5cec85890b958be3d04aadc76321749fc3fbab",
    "metadata": {},
    "name": "writeReviewMutation",
    "operationKind": "mutation",
    "text": "mutation writeReviewMutation(\n  $input: WriteReviewInput!\n) {\n  writeReview(input: $input) {\n    rating\n    review {\n      databaseId\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d0d73127c85c4f047e15d8cf92b6f9ba";

export default node;
