/**
 * @generated SignedSource<<8e10acd64c8c45fc31cf5b94a342b4c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_product$data = {
  readonly product: {
    readonly node: {
      readonly image: {
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
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
  readonly " $fragmentType": "requestOrder_product";
};
export type requestOrder_product$key = {
  readonly " $data"?: requestOrder_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_product",
  "selections": [
    {
      "concreteType": "LineItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "slug"
            },
            (v0/*:: as any*/)
          ]
        }
      ]
    },
    {
      "concreteType": "LineItemToProductVariationConnectionEdge",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "LineItem"
};
})();

(node as any).hash = "bb27cd996e28d24024ac426173c05574";

export default node;
