import type { MouseEvent } from "react";

/** Whether a click means this window and no other. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
