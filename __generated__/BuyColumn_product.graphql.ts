/**
 * @generated SignedSource<<2018115c18fdc4abd3a5f817ef45c09a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyColumn_product$data = {
  readonly averageRating: number | null | undefined;
  readonly dateOnSaleTo: string | null | undefined;
  readonly elsewhere: {
    readonly " $fragmentSpreads": FragmentRefs<"BuyElsewhere_product">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly reviewCount: number | null | undefined;
  readonly set: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupedParts_product">;
  } | null | undefined;
  readonly shortDescription: string | null | undefined;
  readonly stock: {
    readonly " $fragmentSpreads": FragmentRefs<"StockLine_stock">;
  } | null | undefined;
  readonly virtual: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyForm_product" | "ProductPrice_product">;
  readonly " $fragmentType": "BuyColumn_product";
};
export type BuyColumn_product$key = {
  readonly " $data"?: BuyColumn_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyColumn_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageRating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOnSaleTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "virtual",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyForm_product"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StockLine_stock"
          }
        ],
        "type": "InventoriedProduct",
        "abstractKey": "__isInventoriedProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "stock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupedParts_product"
          }
        ],
        "type": "GroupProduct",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "set"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BuyElsewhere_product"
          }
        ],
        "type": "ExternalProduct",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "elsewhere"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "8828de72bf24a3314b5d45bf3d883138";

export default node;
