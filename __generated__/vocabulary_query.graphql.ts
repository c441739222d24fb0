/**
 * @generated SignedSource<<c8ab5837982e6da9b8711da8eb9f6f42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
import type { FragmentRefs } from "relay-runtime";
export type vocabulary_query$data = {
  readonly listed: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly shopStats: {
    readonly attributeCounts: ReadonlyArray<{
      readonly name: string;
      readonly slug: ProductAttributeEnum;
      readonly terms: ReadonlyArray<{
        readonly node: {
          readonly description: string | null | undefined;
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
          readonly taxonomyName: string | null | undefined;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
    readonly priceRange: {
      readonly raw: string | null | undefined;
      readonly written: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "vocabulary_query";
};
export type vocabulary_query$key = {
  readonly " $data"?: vocabulary_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"vocabulary_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "vocabulary_query"
};

(node as any).hash = "ed795b7821e154c7bca07a0c68ff6886";

export default node;
