import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { Submitted } from "#tests/worlds/shoppers/formShopper.ts";
import type { CartModel, ReportedResult } from "#packages/faults/schedules/cartModel.ts";
import type { Driver } from "#packages/faults/schedules/driver.ts";
import { COUPON, NAMES } from "#packages/faults/schedules/schedule.ts";
import type { FaultyShop } from "./faultyShop.ts";

// Driver of the fault bench for a shopper without JavaScript, who posts forms.

const CART = "/cart";
/**
 * Redirect targets after an applied change: the cart, or the home page after the removal of the
 * last line.
 */
const DONE: readonly unknown[] = [CART, "/"];

/** True or false as a checkout shows the coupon as applied or not; undefined for another page. */
const showsCoupon = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 200 && body.includes('id="coupon-code"') && !body.includes('id="coupon-error"')
    ? body.includes(`Remove code ${COUPON.toUpperCase()}`)
    : undefined;

/** Times that the shopper presses "Try again": more than the faults of a step. */
const MAX_PRESSES = 3;

/**
 * Opens a shopper without script, who presses "Try again" until the change is made: a request that
 * the cart does not show, and that is not repeated, may take effect at any later time.
 */
export function openFormDriver({ app }: Pick<FaultyShop, "app">, model: CartModel): Driver {
  const shopper = formShopper(app);
  const noticed: string[] = [];
  /** Names on the last complete cart page, while nothing has changed since. */
  let known: readonly string[] = [];

  /** Returns the result that a response reports; a redirect to one of `DONE` means "done". */
  function reportedBy({ status, location, html }: Submitted): ReportedResult {
    if (DONE.includes(location)) return "done";
    if (!html.includes('name="again"')) noticed.push(`unanswered: ${status} without "Try again"`);
    return status === 502 ? "unknown" : "failed";
  }

  /** Posts a form, and tries again; the result is unknown if the server was killed. */
  async function post(fields: Record<string, string>): Promise<ReportedResult> {
    known = [];
    try {
      const response = await shopper.submit(fields);
      const reported = reportedBy(response);
      if (reported === "done" || !response.html.includes('name="again"')) return reported;
      let report = await shopper.tryAgain(response);
      for (let press = 1; press < MAX_PRESSES && report.status >= 500; press += 1) {
        report = await shopper.tryAgain(report);
      }
      const again = reportedBy(report);
      return again === "done" || reported === "failed" ? again : reported;
    } catch {
      return "unknown";
    }
  }

  /** Opens the cart; returns its fields by product name. */
  async function look(): Promise<Record<string, string>> {
    try {
      const { statusCode: status, body: html } = await shopper.open(CART);
      const inputs = [...html.matchAll(/<input[^>]+aria-label="Quantity of ([^"]+)"[^>]*>/g)];
      const fields = inputs.map(([input, name = ""]): [string, string] => [
        name,
        / name="([^"]+)"/.exec(input)?.[1] ?? "",
      ]);
      const shows = (name: string) =>
        status >= 500 ? html.includes(name) : fields.some(([shown]) => shown === name);
      const missing = known.filter((name) => !shows(name));
      if (status >= 500 && missing.length > 0) {
        noticed.push(`missing: the cart page (${status}) does not show ${missing.join(", ")}`);
      }
      if (status === 200) known = fields.map(([name]) => name);
      return Object.fromEntries(fields);
    } catch {
      return {};
    }
  }

  return {
    add: async (productId, quantity) => {
      const name = NAMES[productId] ?? "";
      const fields = { productId: String(productId), quantity: String(quantity), name };
      model.add(productId, quantity, await post(fields));
    },
    set: async (productId, quantity) => {
      const field = (await look())[NAMES[productId] ?? ""];
      if (field) model.set(productId, quantity, await post({ [field]: String(quantity) }));
    },
    coupon: async (isApplied) => {
      known = [];
      const visitor = formShopper(app, { "woo-session": shopper.token() });
      const fields = isApplied ? { code: COUPON } : { remove: COUPON };
      const page = await visitor
        .post("/checkout", fields as Record<string, string>)
        .catch(() => undefined);
      model.coupon(isApplied, page && showsCoupon(page) === isApplied ? "done" : "unknown");
    },
    reload: async () => void (await look()),
    openTab: async () => void (await look()),
    closeTab: () => undefined,
    survivesRefusal: false,
    noteKill: () => void (known = []),
    rest: async () => undefined,
    noteOrder: async () => void (known = []),
    cookies: (): Record<string, string> => {
      const token = shopper.token();
      return token ? { "woo-session": token } : {};
    },
    noticed: () => noticed,
    leave: () => undefined,
  };
}
