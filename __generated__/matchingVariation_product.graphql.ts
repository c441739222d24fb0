/**
 * @generated SignedSource<<b1c164a81825583ae55d7218ecf7d97c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type matchingVariation_product$data = {
  readonly variations: {
    readonly nodes: ReadonlyArray<{
      readonly attributes: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        }>;
      } | null | undefined;
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
      } | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price: string | null | undefined;
      readonly stockStatus: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "matchingVariation_product";
};
export type matchingVariation_product$key = {
  readonly " $data"?: matchingVariation_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchingVariation_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "matchingVariation_product"
};

(node as any).hash = "7c7618d3f9bda7fa0d316554e08bfe82";

export default node;
