import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether script has taken the page over: until then a form shows all that may be filled in. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
