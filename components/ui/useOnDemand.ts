import { useCallback, useState } from "react";
import type { ComponentType } from "react";

/**
 * A component that a page does not begin with: undefined until its code has been asked for and is
 * there. Asking rejects where the code cannot be loaded.
 * @param load imports it; the same function in every rendering
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const want = useCallback(async () => {
    const component = await load();
    setLoaded(() => component);
  }, [load]);
  return [Loaded, want] as const;
}
