/** Debounce for typed input: runs the latest callback once no other came for some milliseconds. */
export function createDebounce(delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    schedule(callback: () => void): void {
      cancel();
      timer = setTimeout(() => {
        timer = undefined;
        callback();
      }, delayMs);
    },
    cancel,
    /** True while a callback is scheduled. */
    isPending: () => timer !== undefined,
  };
}
