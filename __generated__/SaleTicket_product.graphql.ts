/**
 * @generated SignedSource<<c898eb081a3fac86f1879e17c158882f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleTicket_product$data = {
  readonly price?: string | null | undefined;
  readonly raw?: string | null | undefined;
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
        },
        {
          "alias": "raw",
          "args": [
            {
              "kind": "Literal",
              "name": "format",
              "value": "RAW"
            }
          ],
          "kind": "ScalarField",
          "name": "price",
          "storageKey": "price(format:\"RAW\")"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};

(node as any).hash = "a2c4595ac10afe19145563b0937febe0";

export default node;
