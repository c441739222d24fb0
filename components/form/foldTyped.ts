import type { InputEvent } from "react";
import { foldCode } from "#relay/contract/text/foldCode.ts";

/**
 * Types the digits of other scripts as ASCII digits into a number field, which would refuse them.
 * For its `onBeforeInput`.
 */
export function foldTyped(event: InputEvent<HTMLElement>): void {
  const folded = foldCode(event.data);
  if (folded === event.data) return;
  event.preventDefault();
  // Number fields have no selection to replace, so this old command is the only way.
  document.execCommand("insertText", false, folded);
}
