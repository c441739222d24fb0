import { currencyOf } from "#shop/money/currencies.ts";
import { formatAmount } from "#shop/money/format.ts";
import type { Shop } from "#shop/shop.ts";
import { paidStatus, PAY_PATH } from "./gateways.ts";
import { needsPayment } from "./order.ts";
import type { Order } from "./order.ts";
import { setOrderStatus } from "./orderStatus.ts";
import { findOrder } from "./orderStore.ts";
import { isRightToLeft, language } from "../../../words/language.ts";
import { localePath } from "../../../words/localePath.ts";
import { t } from "../../../words/t.ts";

// Simulated payment page, to which the redirecting payment gateway sends shoppers.

/** Return path after the payment, whatever its result. */
const BACK = "/success";
const wayBack = () => `<p><a href="${localePath(BACK)}">${t("bank.back")}</a></p>`;

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
};

/**
 * Creates the page's request handler. Anyone who knows an order's key can pay for it, fail the
 * payment, or cancel the order; a failed payment can be retried.
 */
export function createPayPage(shop: Shop): (request: Request) => Promise<Response> {
  return async (request) => {
    const key = decodeURIComponent(new URL(request.url).pathname.slice(PAY_PATH.length));
    const order = findOrder(shop, { key });
    if (!order)
      return page(404, t("bank.orderUnknown"), `<p>${t("bank.nothingToPay")}</p>${wayBack()}`);
    if (request.method !== "POST") return page(200, t("bank.payment"), payment(shop, order));
    const outcome = new URLSearchParams(await request.text()).get("outcome");
    settle(shop, order, outcome);
    return new Response(null, { status: 303, headers: { ...HEADERS, location: BACK } });
  };
}

/** An order that was paid or cancelled stays as it is, whatever is pressed on an earlier page. */
function settle(shop: Shop, found: Order, outcome: string | null): void {
  shop.database.transaction(() => {
    const order = findOrder(shop, { id: found.id });
    if (!order || !needsPayment(order)) return;
    if (outcome === "pay") {
      setOrderStatus(shop, order, paidStatus(order.paymentMethod, order), { isPaid: true });
    }
    if (outcome === "fail") setOrderStatus(shop, order, "failed");
    if (outcome === "cancel") setOrderStatus(shop, order, "cancelled");
  });
}

function payment(shop: Shop, order: Order): string {
  if (!needsPayment(order)) {
    return `<p>${t("bank.orderPaid", { id: order.id })}</p>${wayBack()}`;
  }
  const failed = order.status === "failed" ? `<p>${t("bank.lastFailed")}</p>` : "";
  const total = formatAmount(order.totals.total, currencyOf(shop, order));
  return `${failed}<p>${t("bank.orderTotal", { id: order.id, total })}</p>
<p>${t("bank.pageNote")}</p>
<form method="post">
<button name="outcome" value="pay">${t("bank.pay")}</button>
<button name="outcome" value="fail">${t("bank.fail")}</button>
<button name="outcome" value="cancel">${t("bank.cancelOrder")}</button>
</form>`;
}

function page(status: number, title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="${language()}"${isRightToLeft(language()) ? ' dir="rtl"' : ""}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
</style>
<main><h1>${title}</h1>
${content}</main>
</html>`;
  return new Response(html, { status, headers: HEADERS });
}
