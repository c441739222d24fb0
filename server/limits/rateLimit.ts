/** Names that are remembered at once; beyond it the one that began first is forgotten. */
const NAMES = 10_000;

/** How often something may be done in one's name: an address, an account. */
export type RateLimit = {
  /** Whether it may be done once more, which then counts. */
  take: (name: string) => boolean;
  /** What was taken is not to count after all. */
  giveBack: (name: string) => void;
};

/** The eight groups of an IPv6 address, of which `::` stands for those that are zero. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

/** A home has all addresses of an IPv6 network: the network counts as one. */
export const networkOf = (address: string): string =>
  address.includes(":") && !address.includes(".")
    ? groupsOf(address).slice(0, 4).join(":")
    : address;

/** Bounds how often something is done within a time; kept in this process, and no longer than that. */
export function createRateLimit(
  { most, withinMs }: { most: number; withinMs: number },
  now: () => number = Date.now,
): RateLimit {
  const taken = new Map<string, { since: number; count: number }>();
  return {
    take: (name) => {
      const known = taken.get(name);
      if (known && now() - known.since < withinMs) {
        known.count += 1;
        return known.count <= most;
      }
      taken.delete(name);
      const [first] = taken.keys();
      if (taken.size >= NAMES && first !== undefined) taken.delete(first);
      taken.set(name, { since: now(), count: 1 });
      return true;
    },
    giveBack: (name) => {
      const known = taken.get(name);
      if (known && known.count > 0) known.count -= 1;
    },
  };
}
