/**
 * @generated SignedSource<<169f7f9cba7d2a9fd7edaa2543fb9516>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_picture$data = {
  readonly product: {
    readonly node: {
      readonly image: {
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
  readonly variation: {
    readonly node: {
      readonly image: {
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "requestOrder_picture";
};
export type requestOrder_picture$key = {
  readonly " $data"?: requestOrder_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_picture">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      {
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "sourceUrl"
          },
          {
            "kind": "ScalarField",
            "name": "srcSet"
          }
        ]
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_picture",
  "selections": [
    {
      "concreteType": "LineItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "LineItemToProductVariationConnectionEdge",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "LineItem"
};
})();

(node as any).hash = "c82158836ee574452810d25cd3a84ed0";

export default node;
