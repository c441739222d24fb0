/**
 * @generated SignedSource<<797c93d376aafc0eceeaa400fec94ffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageText_page$data = {
  readonly content: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "PageText_page";
};
export type PageText_page$key = {
  readonly " $data"?: PageText_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageText_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageText_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};

(node as any).hash = "b88d63254d356645c8f8323cc3ba8dfa";

export default node;
