import { useEffect } from "react";
import query from "#__generated__/SuccessPageQuery.graphql.ts";
import { useHydrated } from "vike-react/useHydrated";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import type { ShownOrder } from "#relay/contract/order/receipt.ts";
import { isOutdated, noteBuild } from "#relay/latestBuild.ts";
import { fetchPayload } from "#relay/payload.ts";
import { t } from "#words/t.ts";

// Pending state of the confirmation page: it polls for the result of an order.

/** Intervals between two checks, in milliseconds; the longer one after two minutes. */
const SOON_MS = 5000;
const LATER_MS = 20_000;
const SOON_FOR_MS = 120_000;

/** True if the order's result is known, or a newer build runs; false also if the request fails. */
async function hasResult(): Promise<boolean> {
  const result = await fetchPayload(query, "/success", "");
  if (result?.build) noteBuild(result.build);
  if (result?.movedTo !== undefined) return true;
  const order = result?.payload?.data["order"] as ShownOrder | undefined;
  return order === undefined ? isOutdated() : order !== "checking";
}

/** Polls the order's page while it is visible, and reloads it once the result is known. */
function useOrderChecks(): void {
  useEffect(() => {
    const begun = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const schedule = () => {
      clearTimeout(timer);
      const interval = performance.now() - begun < SOON_FOR_MS ? SOON_MS : LATER_MS;
      timer = setTimeout(() => void check(), interval);
    };
    const check = async () => {
      clearTimeout(timer);
      const isKnown = !document.hidden && (await hasResult());
      if (isOver) return;
      if (isKnown) location.reload();
      else schedule();
    };
    const onVisibilityChange = () => {
      if (!document.hidden) void check();
    };
    schedule();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, []);
}

/** Polls once hydrated; without script, a link loads the page again. */
export function CheckingOrder() {
  useOrderChecks();
  const isPolling = useHydrated();
  return (
    <EmptyState ticket={t("order.ticket")}>
      <h1>{t("order.checking")}</h1>
      <p>{t("order.checkingExplanation")}</p>
      <p>{isPolling ? t("order.looksAgain") : t("order.lookAgainSoon")}</p>
      <div>
        <ButtonLink href="/success" rel="external">
          {t("order.lookAgain")}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
