import { useState } from "react";

/**
 * True once the served list has replaced a response of the index; it then stays until the next one.
 * @param isDue true if the list is to replace it
 */
export function useIsReplaced(response: unknown, isDue: boolean): boolean {
  const [replaced, setReplaced] = useState<unknown>();
  if (isDue && replaced !== response) setReplaced(response);
  return replaced === response;
}
