import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const isAt = (hash: string) => location.hash === hash && history.state?.over === hash;

/** Steps onto the entry of what is open over the page, from the page's own. */
function enter(hash: string): void {
  if (isAt(hash)) return;
  const { pathname, search } = location;
  // An address that somebody sent while it was open: a step back from there leaves the shop.
  if (location.hash === hash) history.replaceState(history.state, "", pathname + search);
  history.pushState({ over: hash }, "", hash);
}

/**
 * Shows a dialog over the page for as long as it is rendered, in an entry of the history, so that
 * the browser's way back closes it. All other ways to close it go back, too: until the browser has
 * got there it stays open, or what opened it once more would have that closed by the step back.
 * @param hash of the entry's address
 * @param onClosed told when the entry has been left and the focus is back where it was
 * @returns closes it
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  hash: string,
  onClosed: () => void,
): () => void {
  const closed = useEffectEvent(onClosed);
  const isGoing = useRef(false);

  function close(): void {
    // A second press would be a second step.
    if (isGoing.current) return;
    isGoing.current = true;
    history.back();
  }
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const listening = new AbortController();
    const { signal } = listening;
    shown?.showModal();
    enter(hash);
    const ask = (event: Event) => {
      event.preventDefault();
      closeNow();
    };
    const leave = () => {
      listening.abort();
      shown?.close();
      closed();
    };
    shown?.addEventListener("cancel", ask, { signal });
    // Some browsers let a second Escape close it whatever the page says.
    shown?.addEventListener("close", closeNow, { signal });
    addEventListener("popstate", leave, { signal });
    return () => listening.abort();
  }, [dialog, hash]);
  return close;
}
