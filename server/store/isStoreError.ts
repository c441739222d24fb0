import { SharedStoreError } from "./sharedStore.ts";

/** True for an error that the shared store has caused: it is down, or too slow. */
export function isStoreError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SharedStoreError) return true;
  }
  return false;
}
