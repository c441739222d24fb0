/**
 * @generated SignedSource<<4d34cfe98306631d7826b1f5b413b7c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_products$data = {
  readonly found: number | null | undefined;
  readonly nodes: ReadonlyArray<{
    readonly __typename: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ListingParts_products">;
  readonly " $fragmentType": "Listing_products";
};
export type Listing_products$key = {
  readonly " $data"?: Listing_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "found",
      "storageKey": null
    },
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingParts_products"
    }
  ],
  "type": "RootQueryToProductConnection",
  "abstractKey": null
};

(node as any).hash = "3fe53e0f7b8a08a27434ede884326a19";

export default node;
