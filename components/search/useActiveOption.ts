import { useEffect, useState } from "react";
import type { KeyboardEvent } from "react";
import { prefetchRoute } from "#components/page/prefetchRoutes.ts";

// Keyboard navigation of the search combobox (`aria-activedescendant`).

const linkOf = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLAnchorElement ? element : undefined;
};

/** Keys that move the caret: they deactivate the option, so that the caret is visible. */
const IN_FIELD = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/**
 * Returns the id of the active option, and the key handler that sets it while the focus stays in
 * the field; the options are links.
 * @param options their ids, in their order
 */
export function useActiveOption(options: readonly string[]) {
  const [chosen, setActive] = useState<string>();
  const active = chosen !== undefined && options.includes(chosen) ? chosen : undefined;

  useEffect(() => {
    const link = active === undefined ? undefined : linkOf(active);
    if (!link) return;
    link.scrollIntoView({ block: "nearest" });
    void prefetchRoute(new URL(link.href));
  }, [active]);

  function step(by: 1 | -1): void {
    const place = active === undefined ? -1 : options.indexOf(active);
    const next = place < 0 && by < 0 ? options.length - 1 : place + by;
    setActive(options[(next + options.length) % Math.max(1, options.length)]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing || ctrlKey || metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!altKey) step(key === "ArrowDown" ? 1 : -1);
      else if (key === "ArrowUp") setActive(undefined);
    } else if (key === "Enter" && active !== undefined) {
      event.preventDefault();
      linkOf(active)?.click();
    } else if (IN_FIELD.has(key)) setActive(undefined);
  }

  return { active, leave: () => setActive(undefined), onKeyDown };
}
