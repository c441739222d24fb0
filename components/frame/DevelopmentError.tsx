import { useEffect } from "react";
import { UnavailableError } from "#relay/unavailablePage.ts";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import styles from "./DevelopmentError.module.css";

/**
 * Message and stack of an error, in place of the shopper's error message: for development only,
 * builds drop it.
 */
export function DevelopmentError({ error }: { error: unknown }) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // The overlay already has the server's error, the reason why a page is unavailable.
  const isShown = error instanceof UnavailableError;
  useEffect(() => {
    // The dev server shows it as an overlay, with its positions in the sources.
    if (!isShown) import.meta.hot?.send("vitrine:error", { message, stack });
  }, [message, stack, isShown]);
  return (
    <div className="room">
      <PageHeading title={message} />
      <pre className={styles.stack}>{stack}</pre>
    </div>
  );
}
