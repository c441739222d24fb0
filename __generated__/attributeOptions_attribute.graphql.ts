/**
 * @generated SignedSource<<efde8749541ec4d9a81f3bc7de89fdd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type attributeOptions_attribute$data = {
  readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly terms?: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "attributeOptions_attribute";
};
export type attributeOptions_attribute$key = {
  readonly " $data"?: attributeOptions_attribute$data;
  readonly " $fragmentSpreads": FragmentRefs<"attributeOptions_attribute">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "attributeOptions_attribute"
};

(node as any).hash = "2a531b7a95f46b40c782e47d13c944be";

export default node;
