import type { MouseEvent } from "react";

/** True if a click opens the link in this window: no modifier key is pressed. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
