/** Reviews that one address may send in the time. */
const MOST = 10;
const WITHIN_MS = 10 * 60_000;
/** Addresses that are remembered at once; beyond it the one that began first is forgotten. */
const ADDRESSES = 10_000;

/** Whether one more review may come from an address, which then counts. */
export type ReviewAllowance = (address: string) => boolean;

/** A home has all addresses of an IPv6 network: the network counts as one. */
const networkOf = (address: string) =>
  address.includes(":") && !address.includes(".")
    ? address.split(":").slice(0, 4).join(":")
    : address;

/** Bounds how many reviews an address sends; kept in this process, and for minutes only. */
export function createReviewAllowance(now: () => number = Date.now): ReviewAllowance {
  const sent = new Map<string, { since: number; count: number }>();
  return (address) => {
    const network = networkOf(address);
    const known = sent.get(network);
    const isOver = !known || now() - known.since >= WITHIN_MS;
    if (!isOver) {
      known.count += 1;
      return known.count <= MOST;
    }
    sent.delete(network);
    const [first] = sent.keys();
    if (sent.size >= ADDRESSES && first !== undefined) sent.delete(first);
    sent.set(network, { since: now(), count: 1 });
    return true;
  };
}
