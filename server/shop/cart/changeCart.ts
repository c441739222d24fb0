import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import { differenceOf, isNothing } from "#relay/contract/cart/cartChange.ts";
import type { CartResult, Difference } from "#relay/contract/cart/cartChange.ts";
import { additionInput, findLine } from "#relay/contract/cart/cartLines.ts";
import type { KnownLine, WantedLine } from "#relay/contract/cart/cartLines.ts";
import { matchVariation } from "#relay/contract/page/variationChoice.ts";
import { lineChoice } from "./cartForm.ts";
import type { FormChange } from "./cartForm.ts";
import { choicePath, choosableProduct, isFullChoice } from "./choosableProduct.ts";
import { sendMutation } from "./sessionCart.ts";
import type { SentMutation, SessionCart } from "./sessionCart.ts";

// Requests of a cart change, sent one after another.

/** Change that was not carried out, or not completely: the rest of it, and the reason. */
export type FailedChange = {
  /** Part of the change that can be repeated. */
  rest: FormChange;
  /** Lines that are no longer in the cart, of products that are not known. */
  gone: readonly WantedLine[];
  effect: Extract<CartResult, "none" | "unknown" | "rejected">;
  /** True if a request may still take effect, although the cart does not show it yet. */
  isUnknown: boolean;
  /** Reasons that the backend gave, as plain text. */
  reasons: readonly string[];
  /** Names of products and coupons of a refused session that could not be restored. */
  lost?: readonly string[];
  /** Error without a usable response, for the log. */
  error?: unknown;
  /** True if the cart cannot be read either. */
  isUnreadable: boolean;
};

/** Result of a change: done, a page on which a choice is missing, or a failure. */
export type ChangeResult = "done" | { path: string } | FailedChange;

/** Result of adding a product; `path` leads to the page on which a missing choice is made. */
type AddedProduct = SentMutation | { path: string };

/** One mutation, and the lines that it changes. */
type ChangeStep = { lines: readonly WantedLine[]; send: () => Promise<AddedProduct> };

/** Tools of a change. */
export type ChangeTools = {
  cart: SessionCart;
  shared: typeof fetch;
  /** Key of the change, from which the keys of its steps derive. */
  changeId: string;
  /** True if the cart of a refused session is restored, with its quantities. */
  isRestored: () => boolean;
};

/** Returns the chosen variation, or the path of the page on which to choose the open attributes. */
async function resolve(
  shared: typeof fetch,
  line: WantedLine,
): Promise<{ variationId?: number } | { path: string }> {
  const { productId, variationId, variation = [] } = line;
  const known = variationId === undefined ? {} : { variationId };
  if (variationId !== undefined || variation.length === 0) return known;
  const product = await choosableProduct(shared, productId);
  if (product.variations.length === 0) return known;
  const choice = lineChoice(line);
  const matched = matchVariation(product.variations, choice)?.databaseId;
  if (matched !== undefined) return { variationId: matched };
  // The backend finds or rejects a variation beyond those fetched.
  const isChosen = product.isPart && isFullChoice(product, choice);
  return isChosen ? known : { path: choicePath(product, choice) };
}

/** Adds units of a product, whose attributes may name a variation. */
export async function addProduct(
  { send, shared }: { send: typeof fetch; shared: typeof fetch },
  line: WantedLine,
  { quantity, changeKey }: { quantity: number; changeKey: string },
): Promise<AddedProduct> {
  let resolved;
  try {
    resolved = await resolve(shared, line);
  } catch (error) {
    return { result: "none", error, mayBeLate: false };
  }
  if ("path" in resolved) return resolved;
  const input = additionInput({ ...line, ...resolved }, quantity);
  const sent = await sendMutation(send, addToCart, input, changeKey);
  if (sent.result !== "rejected" || resolved.variationId !== undefined) return sent;
  // Nothing was chosen: a choice is requested only if there are attributes to choose.
  const refused = await choosableProduct(shared, line.productId).catch(() => undefined);
  const isOpen = refused !== undefined && refused.variations.length > 0;
  return isOpen ? { path: choicePath(refused, lineChoice(line)) } : sent;
}

/**
 * Returns the steps that send the requests of a change. A product that the change adds has the same
 * key in each attempt, whether its units are added or its quantity is set: an addition that is
 * still under way must find its own key used.
 */
function stepsOf(
  { cart, shared, changeId }: ChangeTools,
  kind: FormChange["kind"],
  { items, additions }: Difference,
): ChangeStep[] {
  const keyOf = ({ productId, variationId = 0 }: WantedLine) =>
    `${changeId}-${productId}-${variationId}`;
  const setting = (together: Difference["items"], changeKey: string): ChangeStep => ({
    lines: together.map(({ wanted }) => wanted),
    send: () => {
      const input = { items: together.map(({ key, quantity }) => ({ key, quantity })) };
      return sendMutation(cart.send, updateItemQuantities, input, changeKey);
    },
  });
  const together = items.length > 0 ? [setting(items, `${changeId}-lines`)] : [];
  const settings =
    kind === "add" ? items.map((item) => setting([item], keyOf(item.wanted))) : together;
  const adding = additions.map(({ wanted, quantity }): ChangeStep => ({
    lines: [wanted],
    send: async () =>
      wanted.productId > 0
        ? addProduct({ send: cart.send, shared }, wanted, { quantity, changeKey: keyOf(wanted) })
        : { result: "unknown", error: new Error("no product to add"), mayBeLate: false },
  }));
  return [...settings, ...adding];
}

/** True if a line is no longer in the cart, and its product is not known. */
const isGone = (line: WantedLine, known: readonly KnownLine[]) =>
  line.productId === 0 && !findLine(known, line);

/**
 * Sends the requests of a change one after another: the backend loses items when mutations of a
 * session overlap. If the effect of one is unknown, the cart is read before anything else. A
 * rejected step does not keep the others from being sent, a failed one does.
 */
export async function sendRequests(
  tools: ChangeTools,
  kind: FormChange["kind"],
  difference: Difference,
): Promise<ChangeResult> {
  const { cart, changeId } = tools;
  const steps = stepsOf(tools, kind, difference);
  const rejected: WantedLine[] = [];
  const gone: WantedLine[] = [];
  const reasons: string[] = [];
  const failure = (lines: WantedLine[]) => ({ rest: { id: changeId, kind, lines }, gone, reasons });
  for (const [index, step] of steps.entries()) {
    const sent = await step.send();
    if ("path" in sent) return sent;
    if (sent.result === "rejected") {
      rejected.push(...step.lines);
      reasons.push(sent.reason);
    }
    if (!("error" in sent)) continue;
    const isUnknown = sent.result === "unknown";
    const known = isUnknown ? await cart.readAgain() : undefined;
    const open = step.lines.filter(
      (line) => !known || !isNothing(differenceOf({ kind, lines: [line] }, known)),
    );
    if (known && open.every((line) => isGone(line, known))) {
      gone.push(...open);
      continue;
    }
    const later = steps.slice(index + 1).flatMap(({ lines }) => lines);
    const { error, mayBeLate } = sent;
    const effect = known && !mayBeLate ? "none" : sent.result;
    const rest = failure([...rejected, ...open, ...later]);
    return { ...rest, effect, error, isUnknown, isUnreadable: isUnknown && !known };
  }
  if (rejected.length + gone.length === 0) return "done";
  return { ...failure(rejected), effect: "rejected", isUnknown: false, isUnreadable: false };
}
