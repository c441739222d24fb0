import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/**
 * Loading state of fetched data: not started, pending, or the last result. An error keeps the
 * earlier data; the next success clears it.
 */
export type DataState = "idle" | "pending" | "success" | "error";

/** A loading state to read and subscribe to. */
export type TrackedState = {
  read: () => DataState;
  subscribe: (listener: () => void) => () => void;
  /** Tracks a promise until it settles, and returns it. */
  during: <T>(work: Promise<T>) => Promise<T>;
};

/**
 * Creates a loading state: idle at first, pending while any promise is, then the result of the
 * promise that settled last.
 */
export function trackState(): TrackedState {
  let state: DataState = "idle";
  let pendingCount = 0;
  const { subscribe, notify } = createListeners();
  const change = (next: DataState, by: number) => {
    pendingCount += by;
    state = pendingCount > 0 ? "pending" : next;
    notify();
  };
  return {
    read: () => state,
    subscribe,
    during: (work) => {
      change("pending", 1);
      work.then(
        () => change("success", -1),
        () => change("error", -1),
      );
      return work;
    },
  };
}

const idleOnServer = (): DataState => "idle";

/** Subscribes a component to a loading state; server-rendered HTML shows it idle. */
export const useDataState = ({ subscribe, read }: TrackedState): DataState =>
  useSyncExternalStore(subscribe, read, idleOnServer);
