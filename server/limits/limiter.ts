// Concurrency limiter with priorities.

/** Sums of the running and of the waiting jobs of some classes. */
export type Load<Name extends string> = {
  running: (...classes: readonly Name[]) => number;
  waiting: (...classes: readonly Name[]) => number;
};

/** Bounds of a class of jobs. */
export type JobClass<Name extends string = string> = {
  /** A job of this class starts while fewer jobs than this run, of all classes together. */
  startsBelow: number;
  /** Further condition for a job to start. */
  mayStart?: (load: Load<Name>) => boolean;
  /** Jobs of this class that may run at once even if the other classes use all slots. */
  reserved?: number;
  /** Maximum number of queued jobs of this class; more are rejected. */
  mayWait?: number;
  /** Longest wait in the queue, in milliseconds. */
  maxWaitMs?: number;
};

/**
 * Frees the job's slot during a wait; then the job continues at once, even if all slots are taken.
 * Of several waits at once the first frees the slot, and a wait that outlives the job none.
 */
export type Lend = <T>(wait: () => Promise<T>) => Promise<T>;

/** Numbers of jobs of a class. */
export type JobCounts = { running: number; waiting: number; rejected: number };

/** Concurrency limiter: runs a bounded number of jobs, queues a few more, and rejects the rest. */
export type Limiter<Name extends string> = {
  /**
   * Runs a job once it has a slot.
   * @param client whose jobs take turns with those of the other clients; unset if unknown
   */
  take: <T>(name: Name, work: (lend: Lend) => Promise<T>, client?: string) => Promise<T>;
  /** Rejects all waiting jobs. */
  refuseWaiting: (error: Error) => void;
  isBusy: () => boolean;
  counts: () => Record<Name, JobCounts>;
};

/** Cause of a rejection: the class's queue was full, or the job has waited in it for too long. */
export type RejectionCause = "full" | "late";

/** Job in a queue; either function ends its wait. */
type WaitingJob = { resume: () => void; refuse: (error: Error) => void };

type Queue<Name extends string> = Required<JobClass<Name>> &
  Pick<JobCounts, "running" | "rejected"> & { waiting: FairQueue<WaitingJob> };

const queueOf = <Name extends string>(bounds: JobClass<Name>): Queue<Name> => ({
  mayStart: () => true,
  reserved: 0,
  mayWait: Infinity,
  maxWaitMs: Infinity,
  ...bounds,
  running: 0,
  rejected: 0,
  waiting: createFairQueue(),
});

const countsOf = <Name extends string>(queue: Queue<Name>): JobCounts => ({
  running: queue.running,
  waiting: queue.waiting.size(),
  rejected: queue.rejected,
});

/** Returns the sums of jobs in these queues. */
function loadOf<Name extends string>(queues: ReadonlyMap<Name, Queue<Name>>): Load<Name> {
  const sumOf = (count: "running" | "waiting", names: readonly Name[]) =>
    names.reduce((sum, name) => {
      const queue = queues.get(name);
      return queue ? sum + countsOf(queue)[count] : sum;
    }, 0);
  return {
    running: (...names) => sumOf("running", names),
    waiting: (...names) => sumOf("waiting", names),
  };
}

/** Returns the slot of a running job; `take` and `free` count it. */
function slotOf(take: () => void, free: () => void): { lend: Lend; giveBack: () => void } {
  let state: "used" | "lent" | "given back" = "used";
  return {
    lend: async (wait) => {
      const waiting = wait();
      if (state !== "used") return waiting;
      state = "lent";
      free();
      return waiting.finally(() => {
        if (state !== "lent") return;
        state = "used";
        take();
      });
    },
    giveBack: () => {
      if (state === "used") free();
      state = "given back";
    },
  };
}

/**
 * Creates a concurrency limiter for expensive jobs. A free slot goes to the first class that may
 * use it, and within a class to its clients in turn. If the queue is full, the client with most
 * waiting jobs gives up its latest.
 * @param classes bounds by class, in the order of their precedence
 * @param rejection error of a job that finds its queue full, or waits in it for too long
 * @param mostOfClient number of jobs of one known client, of all classes, that run at once
 */
export function createLimiter<Name extends string>(
  classes: Readonly<Record<Name, JobClass<Name>>>,
  rejection: (cause: RejectionCause, name: Name) => Error = () =>
    new Error("too many jobs are waiting"),
  mostOfClient = Infinity,
): Limiter<Name> {
  const named = Object.entries<JobClass<Name>>(classes).map(
    ([name, bounds]) => [name as Name, queueOf(bounds)] as const,
  );
  const queues = new Map(named);
  const clients = createClientCounts();
  let running = 0;

  const hasShare = (client: string) => client === "" || clients.of(client) < mostOfClient;
  const load = loadOf(queues);
  const mayStart = (queue: Queue<Name>) =>
    (running < queue.startsBelow || queue.running < queue.reserved) && queue.mayStart(load);

  function start(queue: Queue<Name>, client: string): void {
    running += 1;
    queue.running += 1;
    clients.change(client, 1);
  }

  function startWaiting(): void {
    for (const [, queue] of named) {
      while (mayStart(queue)) {
        const job = queue.waiting.next(hasShare);
        if (!job) break;
        job.resume();
      }
    }
  }

  function end(queue: Queue<Name>, client: string): void {
    running -= 1;
    queue.running -= 1;
    clients.change(client, -1);
    startWaiting();
  }

  async function enter(name: Name, queue: Queue<Name>, client: string): Promise<void> {
    const { waiting, mayWait, maxWaitMs } = queue;
    if (waiting.size() === 0 && mayStart(queue) && hasShare(client)) return start(queue, client);
    if (waiting.size() >= mayWait) {
      const displaced = waiting.displace(client);
      const error = rejection("full", name);
      queue.rejected += 1;
      if (!displaced) throw error;
      displaced.refuse(error);
    }
    const { promise, resolve, reject: giveUp } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const job: WaitingJob = {
      resume: () => {
        clearTimeout(timer);
        start(queue, client);
        resolve();
      },
      refuse: (error) => {
        clearTimeout(timer);
        giveUp(error);
      },
    };
    if (maxWaitMs < Infinity) {
      timer = setTimeout(() => {
        waiting.remove(client, job);
        queue.rejected += 1;
        job.refuse(rejection("late", name));
      }, maxWaitMs);
    }
    waiting.add(client, job);
    // Those that have waited for longer may be of clients that have used up their share.
    startWaiting();
    return promise;
  }

  async function take<T>(name: Name, work: (lend: Lend) => Promise<T>, client = ""): Promise<T> {
    const queue = queues.get(name);
    if (!queue) throw new Error(`The limiter has no class ${name}.`);
    await enter(name, queue, client);
    const slot = slotOf(
      () => start(queue, client),
      () => end(queue, client),
    );
    try {
      return await work(slot.lend);
    } finally {
      slot.giveBack();
    }
  }

  return {
    take,
    refuseWaiting: (error) => {
      for (const { waiting } of queues.values()) {
        for (let job = waiting.next(); job; job = waiting.next()) job.refuse(error);
      }
    },
    isBusy: () => running > 0,
    counts: () =>
      Object.fromEntries(named.map(([name, queue]) => [name, countsOf(queue)])) as Record<
        Name,
        JobCounts
      >,
  };
}

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

/** Numbers of running calls or jobs by client, for a client's share. */
type ClientCounts = {
  of: (client: string) => number;
  change: (client: string, by: 1 | -1) => void;
};

/** Creates the counts; a client takes memory only while it has any. */
function createClientCounts(): ClientCounts {
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
