/**
 * @generated SignedSource<<449c1c78e7d7cf46729166ab854c8bf8>>
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
  "name": "PageText_page",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "content"
    }
  ],
  "type": "Page"
};

(node as any).hash = "b88d63254d356645c8f8323cc3ba8dfa";

export default node;
