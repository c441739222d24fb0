/**
 * @generated SignedSource<<e7417de6fa2a6e4ac92933699ea1b19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryCrumbs_category$data = {
  readonly ancestors: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "categoryCrumbs_category";
};
export type categoryCrumbs_category$key = {
  readonly " $data"?: categoryCrumbs_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryCrumbs_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "categoryCrumbs_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
      "kind": "LinkedField",
      "name": "ancestors",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ]
        }
      ],
      "storageKey": "ancestors(first:20)"
    }
  ],
  "type": "ProductCategory"
};
})();

(node as any).hash = "b43beb34b1b6eb56a994b34ba24ffb46";

export default node;
