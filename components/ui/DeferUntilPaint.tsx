import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";

/**
 * Defers below-the-fold content until after the first paint on client navigations, which is then
 * sooner. The first view, back and forward navigations and addresses with an anchor render it at
 * once: scroll position or anchor may be inside.
 */
export function DeferUntilPaint({ children }: { children: ReactNode }) {
  const { isClientSide, isHydration, isHistoryNavigation, urlParsed } = usePageContext();
  const isImmediate = !isClientSide || isHydration || isHistoryNavigation || urlParsed.hash !== "";
  const [isDue, setIsDue] = useState(isImmediate);
  useEffect(() => {
    if (isDue) return;
    const show = () => startTransition(() => setIsDue(true));
    requestAnimationFrame(() => setTimeout(show));
  }, [isDue]);
  return isDue && children;
}
