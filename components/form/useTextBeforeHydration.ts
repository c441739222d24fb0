import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Returns the text typed into a textarea before hydration, which resets it to its initial text.
 * Other controls keep their values.
 */
export function useTextBeforeHydration(id: string): string | undefined {
  const isClientRender = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [text] = useState(() => {
    const element = isClientRender ? globalThis.document?.getElementById(id) : undefined;
    return element && element instanceof HTMLTextAreaElement ? element.value : undefined;
  });
  return text;
}
