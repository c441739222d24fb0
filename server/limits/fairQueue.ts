/** Queue that serves its clients in turn, each client's jobs in the order of their arrival. */
export type FairQueue<Job> = {
  size: () => number;
  add: (client: string, job: Job) => void;
  /** Removes a job that waits no longer. */
  remove: (client: string, job: Job) => void;
  /** Removes and returns the next job, of a client that may have one; undefined if none waits. */
  next: (mayHave?: (client: string) => boolean) => Job | undefined;
  /**
   * Makes room for a job of a client: removes and returns the latest job of the client with most
   * jobs. Undefined if no other client has more than this one.
   */
  displace: (client: string) => Job | undefined;
};

/** Creates a queue in which a client with many jobs does not delay the others. */
export function createFairQueue<Job>(): FairQueue<Job> {
  /** Waiting jobs by client, in the order of the clients' turns. */
  const waiting = new Map<string, Set<Job>>();
  let size = 0;

  function remove(client: string, job: Job): void {
    const jobs = waiting.get(client);
    if (!jobs?.delete(job)) return;
    size -= 1;
    if (jobs.size === 0) waiting.delete(client);
  }

  return {
    size: () => size,
    add: (client, job) => {
      const jobs = waiting.get(client);
      if (jobs) jobs.add(job);
      else waiting.set(client, new Set([job]));
      size += 1;
    },
    remove,
    next: (mayHave = () => true) => {
      for (const [client, jobs] of waiting) {
        if (!mayHave(client)) continue;
        const [job] = jobs;
        waiting.delete(client);
        waiting.set(client, jobs);
        if (job !== undefined) remove(client, job);
        return job;
      }
      return undefined;
    },
    displace: (client) => {
      let [largest, most] = [client, waiting.get(client) ?? new Set<Job>()];
      for (const [other, jobs] of waiting)
        if (jobs.size > most.size) [largest, most] = [other, jobs];
      if (largest === client) return undefined;
      const latest = [...most].at(-1);
      if (latest !== undefined) remove(largest, latest);
      return latest;
    },
  };
}
