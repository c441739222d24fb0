/**
 * @generated SignedSource<<49c537f6e95facec8aeb3b7c9f6ec80f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPicture_picture$data = {
  readonly altText: string | null | undefined;
  readonly sourceUrl: string | null | undefined;
  readonly srcSet: string | null | undefined;
  readonly " $fragmentType": "ProductPicture_picture";
};
export type ProductPicture_picture$key = {
  readonly " $data"?: ProductPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductPicture_picture",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "sourceUrl"
    },
    {
      "kind": "ScalarField",
      "name": "srcSet"
    },
    {
      "kind": "ScalarField",
      "name": "altText"
    }
  ],
  "type": "MediaItem"
};

(node as any).hash = "1701ce2a286fa4ff2650a053fea0ae38";

export default node;
