/** Resolves behind the next frame; in a tab that is hidden, which has none, at once. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    // The rest of the callback's task is the painting.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
