/** Where an order leads after it was placed. */
export type PaymentPlace = {
  /** Where it is to be paid; a path where that is here. */
  address?: string;
  /** It is to be paid where this shop sends nobody. */
  isElsewhere?: boolean;
  /** The order's number, where the address says it. */
  number?: string;
};

/** Where orders of this shop may be paid. */
export type PaymentOrigins = {
  /** Where the backend's WordPress stands, if anywhere. */
  backend: string | undefined;
  /** Other places that the settings name. */
  allowed: readonly string[];
};

const RECEIVED = /\/order-received\/(\d+)/;

/** Whether an address is WordPress's own page of a placed order, which ours stands in for. */
const isReceived = ({ pathname, searchParams }: URL, orderKey: string | null | undefined) =>
  RECEIVED.test(pathname) ||
  (Boolean(orderKey) && searchParams.get("key") === orderKey && !searchParams.has("pay_for_order"));

/**
 * Where the backend's redirect leads: nowhere where our own page shows the order, to be paid at the
 * backend's, at ours or at a place in the settings, and to no other.
 */
export function paymentPlace(
  redirect: string | null | undefined,
  { ours, orderKey, origins }: { ours: string; orderKey?: string | null; origins: PaymentOrigins },
): PaymentPlace {
  const target = redirect ? URL.parse(redirect, ours) : null;
  if (!target) return {};
  const { protocol, origin, pathname, search, username } = target;
  const isWeb = (protocol === "https:" || protocol === "http:") && username === "";
  const number = RECEIVED.exec(pathname)?.[1];
  if (isReceived(target, orderKey)) return number === undefined ? {} : { number };
  // A host says its port even where an origin leaves it out.
  if (isWeb && origin === URL.parse(ours)?.origin) return { address: pathname + search };
  const known = [...origins.allowed, ...(origins.backend === undefined ? [] : [origins.backend])];
  return isWeb && known.includes(origin) ? { address: target.href } : { isElsewhere: true };
}
