import { useCallback, useState } from "react";
import type { ComponentType } from "react";

/**
 * Lazy-loaded component, undefined until loaded, and a function that loads it, which rejects if the
 * code cannot be loaded.
 * @param load imports it; must be the same function in every render
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const loadNow = useCallback(async () => {
    const component = await load();
    setLoaded(() => component);
  }, [load]);
  return [Loaded, loadNow] as const;
}
