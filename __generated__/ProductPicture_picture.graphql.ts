/**
 * @generated SignedSource<<c61ff2a5ed6fd67e1d6c9f68a0b68810>>
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
  "metadata": null,
  "name": "ProductPicture_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "1701ce2a286fa4ff2650a053fea0ae38";

export default node;
