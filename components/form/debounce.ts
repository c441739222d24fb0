/** Debounce for typed input: runs the latest callback once no other came for some milliseconds. */
export function createDebounce(delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule(callback: () => void): void {
      cancel();
      timer = setTimeout(callback, delayMs);
    },
    cancel,
  };
}
