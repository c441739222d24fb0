import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

// Modal dialog hook, with a history entry for the browser's back button.

const isAt = (hash: string) => location.hash === hash && history.state?.over === hash;

/**
 * Pushes the dialog's history entry on top of the page's own; returns false if the browser refuses,
 * as Safari does after a hundred entries in thirty seconds.
 */
function enter(hash: string): boolean {
  if (isAt(hash)) return true;
  const { pathname, search } = location;
  try {
    // A shared address has the hash already: without a page entry, going back would leave the shop.
    if (location.hash === hash) history.replaceState(history.state, "", pathname + search);
    history.pushState({ over: hash }, "", hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the dialog while it is rendered; the back button closes it. Every other way to close it
 * goes back, too, and the dialog stays open until then: if it were opened again meanwhile, the
 * pending step back would close it.
 * @param hash of the entry's address
 * @param onClosed called when the entry has been left and the dialog is closed
 * @returns a function that closes it
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  hash: string,
  onClosed: () => void,
): () => void {
  const closed = useEffectEvent(onClosed);
  const isClosing = useRef(false);
  const leaveEntry = useRef(() => history.back());

  function close(): void {
    // A second press would go back twice.
    if (isClosing.current) return;
    isClosing.current = true;
    leaveEntry.current();
  }
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const listening = new AbortController();
    const { signal } = listening;
    shown?.showModal();
    const hasEntry = enter(hash);
    const onCancel = (event: Event) => {
      event.preventDefault();
      closeNow();
    };
    const leave = () => {
      listening.abort();
      shown?.close();
      closed();
    };
    if (!hasEntry) leaveEntry.current = leave;
    shown?.addEventListener("cancel", onCancel, { signal });
    // Some browsers let a second Escape close the dialog whatever the page does.
    shown?.addEventListener("close", closeNow, { signal });
    addEventListener("popstate", leave, { signal });
    return () => listening.abort();
  }, [dialog, hash]);
  return close;
}
