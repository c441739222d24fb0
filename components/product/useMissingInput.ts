import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { usePageContext } from "vike-react/usePageContext";

/**
 * Report of a form that was sent without a choice that it needs. Each attempt focuses the field at
 * `selector`; a choice that follows does not.
 */
export function useMissingInput(form: RefObject<HTMLFormElement | null>, selector: string) {
  const { urlParsed } = usePageContext();
  const [attempts, setAttempts] = useState(0);
  // A post without script returns with the parameter `missing`.
  const [isMissing, setIsMissing] = useState("missing" in urlParsed.search);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [form, selector, attempts]);

  function report(isNowMissing: boolean): void {
    setIsMissing(isNowMissing);
    if (isNowMissing) setAttempts(attempts + 1);
  }
  return [isMissing, report] as const;
}
