import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * What was typed into a textarea before React takes it over, which puts its first text there again.
 * Other controls keep theirs.
 */
export function useEarlierText(id: string): string | undefined {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [text] = useState(() => {
    const element = isTakenOver ? globalThis.document?.getElementById(id) : undefined;
    return element && element instanceof HTMLTextAreaElement ? element.value : undefined;
  });
  return text;
}
