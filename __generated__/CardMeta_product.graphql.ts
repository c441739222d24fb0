/**
 * @generated SignedSource<<a04662768a36347511db6f410a2d3694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardMeta_product$data = {
  readonly attributes: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly variation: boolean | null | undefined;
      readonly visible: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CardMeta_product";
};
export type CardMeta_product$key = {
  readonly " $data"?: CardMeta_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardMeta_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardMeta_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "ProductWithAttributesToProductAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "options",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "variation",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "visible",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attributes(first:6)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
};

(node as any).hash = "141a7bdbbb623060ca1545491b4fe041";

export default node;
