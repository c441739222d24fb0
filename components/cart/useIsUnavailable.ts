import { useState } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { useCartState } from "./cartActivity.ts";

/**
 * True on a page that was rendered without the backend, until the cart has been fetched. The page
 * then has no data of its own, and the cart in the store is the last known one.
 */
export function useIsUnavailable(): boolean {
  const { loaded } = usePageContext();
  const state = useCartState();
  const [isBack, setIsBack] = useState(false);
  // Kept: a later change makes the state pending again.
  if (state === "success" && !isBack) setIsBack(true);
  return loaded?.lastCart !== undefined && !isBack;
}
