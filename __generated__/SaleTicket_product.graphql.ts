/**
 * @generated SignedSource<<ade67da52469643757c69113c10fcc08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleTicket_product$data = {
  readonly price?: string | null | undefined;
  readonly regularPrice?: string | null | undefined;
  readonly " $fragmentType": "SaleTicket_product";
};
export type SaleTicket_product$key = {
  readonly " $data"?: SaleTicket_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleTicket_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SaleTicket_product",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "price"
        },
        {
          "kind": "ScalarField",
          "name": "regularPrice"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};

(node as any).hash = "13c37b879ed50f39f7849b3e17d3b54b";

export default node;
