/** Payment URL of a placed order. */
export type PaymentAddress = {
  /** The payment URL; a path if it is on our own origin. */
  address?: string;
  /** The payment URL is on a host that this shop does not redirect to. */
  isElsewhere?: boolean;
  /**
   * The redirect is no page: a fragment or script that only the method's own script in WordPress's
   * checkout understands, as for 3-D Secure, or a home page.
   */
  isNoPage?: boolean;
  /** The order number, if the URL contains it. */
  number?: string;
};

/** Allowed origins of payment URLs. */
export type PaymentOrigins = {
  /** Origin of the backend's WordPress, if any. */
  backend: string | undefined;
  /** Further origins from the settings. */
  allowed: readonly string[];
};

const RECEIVED = /\/order-received\/(\d+)/;

/** True for WordPress's own page of a placed order, which our page replaces. */
const isReceived = ({ pathname, searchParams }: URL, orderKey: string | null | undefined) =>
  RECEIVED.test(pathname) ||
  (Boolean(orderKey) && searchParams.get("key") === orderKey && !searchParams.has("pay_for_order"));

/**
 * Reads the payment URL from the backend's redirect: none if our own page displays the order;
 * otherwise only on the backend's origin, on ours or on one from the settings.
 */
export function paymentAddress(
  redirect: string | null | undefined,
  { ours, orderKey, origins }: { ours: string; orderKey?: string | null; origins: PaymentOrigins },
): PaymentAddress {
  if (!redirect) return {};
  const target = URL.parse(redirect, ours);
  if (!target || !/^https?:$/.test(target.protocol)) return { isNoPage: true };
  const { origin, pathname, search, username } = target;
  const isWeb = username === "";
  const number = RECEIVED.exec(pathname)?.[1];
  if (isReceived(target, orderKey)) return number === undefined ? {} : { number };
  const isKnown = [URL.parse(ours)?.origin, origins.backend].includes(origin);
  if (isWeb && isKnown && pathname + search === "/") return { isNoPage: true };
  // `ours` may contain the default port, which an origin omits.
  if (isWeb && origin === URL.parse(ours)?.origin) return { address: pathname + search };
  const known = [...origins.allowed, ...(origins.backend === undefined ? [] : [origins.backend])];
  return isWeb && known.includes(origin) ? { address: target.href } : { isElsewhere: true };
}
