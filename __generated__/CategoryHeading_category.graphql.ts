/**
 * @generated SignedSource<<51950f89927be5b17d59986d0737d1cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryHeading_category$data = {
  readonly children: {
    readonly nodes: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string | null | undefined;
  readonly parent: {
    readonly node: {
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "CategoryHeading_category";
};
export type CategoryHeading_category$key = {
  readonly " $data"?: CategoryHeading_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryHeading_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryHeading_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hideEmpty": true
          }
        }
      ],
      "concreteType": "ProductCategoryToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "children",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "menuOrder",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "children(first:100,where:{\"hideEmpty\":true})"
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};
})();

(node as any).hash = "039cb383dfbbd3fa390a84eb4b5bc1aa";

export default node;
