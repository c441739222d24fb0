/**
 * @generated SignedSource<<724ad3e69a87d66397f7d6a19fa72257>>
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

(node as any).hash = "71def9e545edfaf50e8b1f9acabef042";

export default node;
