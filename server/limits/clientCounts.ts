/** Numbers of running calls or jobs by client, for a client's share. */
export type ClientCounts = {
  of: (client: string) => number;
  change: (client: string, by: 1 | -1) => void;
};

/** Creates the counts; a client takes memory only while it has any. */
export function createClientCounts(): ClientCounts {
  const counts = new Map<string, number>();
  const of = (client: string) => counts.get(client) ?? 0;
  return {
    of,
    change: (client, by) => {
      const count = of(client) + by;
      if (count === 0) counts.delete(client);
      else counts.set(client, count);
    },
  };
}
