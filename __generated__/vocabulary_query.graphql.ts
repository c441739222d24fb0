/**
 * @generated SignedSource<<027a5d5bcaaf170fdb6683bc2d146900>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
import type { FragmentRefs } from "relay-runtime";
export type vocabulary_query$data = {
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

(node as any).hash = "c30d089eef28c8127ce41b20d8be063b";

export default node;
