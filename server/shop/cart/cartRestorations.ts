import { LRUCache } from "lru-cache";
import { additionInput, allLinesIn, lineIn } from "#relay/contract/cart/cartLines.ts";
import { couponsIn, lostNames, missingPart } from "#relay/contract/cart/restoration.ts";
import type { Restoration } from "#relay/contract/cart/restoration.ts";
import { BackendError, effectOf, isServerError } from "#relay/contract/errors.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import { isAccountToken } from "#relay/session/session.ts";
import document from "#server/__generated__/cartRestorationsMutation.graphql.ts";
import type { cartRestorationsMutation } from "#server/__generated__/cartRestorationsMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { LastCarts } from "./lastCarts.ts";

// Restoration of an expired guest cart, for plain cart forms.

const MAX_FAILURES = 2;
const MAX_SESSIONS = 1_000;
const FAILURES_MS = 24 * 3_600_000;

// The gateway recognizes the cart of a new session by the added lines.
void graphql`
  mutation cartRestorationsMutation($input: FillCartInput!) {
    fillCart(input: $input) {
      added {
        key
        quantity
        product {
          node {
            databaseId
          }
        }
        variation {
          attributes {
            name
            value
          }
          node {
            databaseId
          }
        }
      }
      applied {
        code
      }
    }
  }
`;

/** `fetch` of one cart form, which restores the last known cart when its session is refused. */
export type RestoringFetch = {
  send: typeof fetch;
  /** True once the lines of a refused session are in a new one, except for the lost ones. */
  isRestored: () => boolean;
  /** True if the lines could not be restored for now. */
  hasFailed: () => boolean;
  /** Returns the names of the products and coupons that could not be restored. */
  lost: () => readonly string[];
};

const namesOf = ({ lines, coupons }: Restoration) => lostNames(lines, coupons);

/**
 * Adds lines and coupons to a new session's cart; returns the names of the missing ones. Rejects if
 * the result is unknown, or if nothing was sent.
 */
async function restore(send: typeof fetch, restoration: Restoration): Promise<string[]> {
  const { lines, coupons } = restoration;
  const items = lines
    .filter(({ productId }) => productId > 0)
    .map((line) => additionInput(line, line.quantity));
  if (items.length === 0) return namesOf(restoration);
  const { data, errors = [] } = await requestShop<cartRestorationsMutation>(send, document, {
    input: { items, coupons },
  });
  const filled = data?.fillCart;
  if (!filled && errors.some(isServerError)) {
    throw new BackendError("the lines could not be restored", { effect: "unknown" });
  }
  const added = (filled?.added ?? []).flatMap(lineIn);
  const applied = (filled?.applied ?? []).flatMap((coupon) => coupon?.code ?? []);
  const missing = missingPart(restoration, added, applied);
  return lostNames(
    missing.additions.map(({ wanted }) => wanted),
    missing.coupons,
  );
}

/**
 * Creates the restoration of last known carts for cart forms: when the backend refuses a guest's
 * session, the lines and coupons that this process knows are added to a new one before the
 * refused call is repeated. If the restoration fails, so does the form. After two failures in a day
 * the lines are given up, because one of them may be the cause. An account's lines stay in its cart.
 * @param onRestoration called after each restoration, with its result
 */
export function createCartRestorations(
  lastCarts: Pick<LastCarts, "of">,
  onRestoration: (isRestored: boolean) => void = () => {},
) {
  const failures = new LRUCache<string, number>({ max: MAX_SESSIONS, ttl: FAILURES_MS });

  return (shopper: Pick<Shopper, "session">, send: typeof fetch): RestoringFetch => {
    let isRestored = false;
    let hasFailed = false;
    let lost: readonly string[] = [];

    async function restoreOnce(token: string, { cart }: LastCart): Promise<void> {
      const lastKnown = { lines: allLinesIn(cart), coupons: couponsIn(cart) };
      const key = hashOfToken(token);
      const failed = failures.get(key) ?? 0;
      if (failed >= MAX_FAILURES) {
        lost = namesOf(lastKnown);
        return;
      }
      try {
        lost = await restore(send, lastKnown);
        isRestored = lost.length < namesOf(lastKnown).length;
        if (isRestored && shopper.session.read() === undefined) {
          throw new BackendError("the new session did not arrive", { effect: "unknown" });
        }
      } catch (cause) {
        if (effectOf(cause) === "unknown") failures.set(key, failed + 1);
        // Whatever was restored is in a session that nobody can reach; this one is refused again.
        shopper.session.write(token);
        hasFailed = true;
        throw new BackendError("the cart of a refused session is not restored yet", {
          cause,
          effect: "none",
        });
      }
    }

    return {
      send: async (input, init) => {
        const token = shopper.session.read();
        const response = await send(input, init);
        if (token === undefined || shopper.session.read() !== undefined) return response;
        const last = isAccountToken(token) ? undefined : lastCarts.of(token);
        const report = () => onRestoration(isRestored && !hasFailed);
        if (last) await restoreOnce(token, last).finally(report);
        return response;
      },
      isRestored: () => isRestored,
      hasFailed: () => hasFailed,
      lost: () => lost,
    };
  };
}
