import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { RelayEnvironmentProvider } from "react-relay";
import { takeLateTypeface } from "./lateTypeface.ts";
import { ContentBoundary } from "./ContentBoundary.tsx";
import { PlainFrame } from "./PlainFrame.tsx";

/**
 * Provides the Relay environment that the page's data were loaded into. The data that complete an
 * early page are shown with the page itself, before the same paint.
 */
function RelayProvider({ children }: { children: ReactNode }) {
  const { loaded } = usePageContext();
  useLayoutEffect(() => loaded?.showData?.(), [loaded]);
  if (!loaded) throw new Error("The page was rendered before its data were loaded.");
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>{children}</RelayEnvironmentProvider>
  );
}

/**
 * Outermost wrapper of every page: its Relay environment and an error boundary, for a header or
 * footer that throws. A crawler keeps the previous HTML.
 */
export function PageRoot({ children }: { children: ReactNode }) {
  const pageContext = usePageContext();
  useLayoutEffect(() => {
    // A page that is only completed keeps its typeface.
    if (!pageContext.loaded?.showData) takeLateTypeface();
  }, [pageContext]);
  return (
    <ContentBoundary visit={pageContext} within="root" frame={PlainFrame}>
      <RelayProvider>{children}</RelayProvider>
    </ContentBoundary>
  );
}
