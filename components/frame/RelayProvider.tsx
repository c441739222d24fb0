import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";

/**
 * Provides the Relay environment that the page's data were loaded into. The data that complete an
 * early page are shown with the page itself, before the same paint.
 */
export function RelayProvider({ children }: { children: ReactNode }) {
  const { loaded } = usePageContext();
  useLayoutEffect(() => loaded?.showData?.(), [loaded]);
  if (!loaded) throw new Error("The page was rendered before its data were loaded.");
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>{children}</RelayEnvironmentProvider>
  );
}
