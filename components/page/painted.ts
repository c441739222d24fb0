/** Resolves after the next frame has been painted; immediately in a hidden tab, which has none. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    // The browser paints at the end of the callback's task.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
