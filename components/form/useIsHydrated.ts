import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** True once the page is hydrated: until then a form shows all its optional parts. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
