import { usePageContext } from "vike-react/usePageContext";
import { useHasWholeCart } from "./cartFailure.ts";

/**
 * True on a page that was rendered without the backend for a shopper with a session, until the cart
 * has been fetched. The page then has no data of its own, and the cart in the store is the last
 * known one.
 */
export function useIsUnavailable(): boolean {
  const { loaded } = usePageContext();
  const isWhole = useHasWholeCart();
  return !isWhole && loaded?.lastCart !== undefined && loaded.variables["hasSession"] === true;
}
