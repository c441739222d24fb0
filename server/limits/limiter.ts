import { createFairQueue } from "./fairQueue.ts";
import type { FairQueue } from "./fairQueue.ts";

// Concurrency limiter with priorities.

/** Bounds of a class of jobs. */
export type JobClass = {
  /** A job of this class starts while fewer jobs than this run, of all classes together. */
  startsBelow: number;
  /** Jobs of this class that may run at once even if the other classes use all slots. */
  reserved?: number;
  /** Maximum number of queued jobs of this class; more are rejected. */
  mayWait?: number;
  /** Longest wait in the queue, in milliseconds. */
  maxWaitMs?: number;
};

/**
 * Frees the job's slot during a wait; then the job continues at once, even if all slots are taken.
 */
export type Lend = <T>(wait: () => Promise<T>) => Promise<T>;

/** Numbers of jobs of a class. */
export type JobCounts = { running: number; waiting: number; rejected: number };

/** Concurrency limiter: runs a bounded number of jobs, queues a few more, and rejects the rest. */
export type Limiter<Name extends string> = {
  /**
   * Runs a job once it has a slot.
   * @param client whose jobs take turns with those of the other clients
   */
  take: <T>(name: Name, work: (lend: Lend) => Promise<T>, client?: string) => Promise<T>;
  isBusy: () => boolean;
  counts: () => Record<Name, JobCounts>;
};

/** Job in a queue; either function takes it out. */
type WaitingJob = { resume: () => void; refuse: () => void };

type Queue = Required<JobClass> &
  Pick<JobCounts, "running" | "rejected"> & { waiting: FairQueue<WaitingJob> };

const queueOf = (bounds: JobClass): Queue => ({
  reserved: 0,
  mayWait: Infinity,
  maxWaitMs: Infinity,
  ...bounds,
  running: 0,
  rejected: 0,
  waiting: createFairQueue(),
});

/**
 * Creates a concurrency limiter for expensive jobs. A free slot goes to the first class that may
 * use it, and within a class to its clients in turn. If the queue is full, the client with most
 * waiting jobs gives up its latest.
 * @param classes bounds by class, in the order of their precedence
 * @param rejection error of a job that finds its queue full, or waits in it for too long
 */
export function createLimiter<Name extends string>(
  classes: Readonly<Record<Name, JobClass>>,
  rejection: () => Error = () => new Error("too many jobs are waiting"),
): Limiter<Name> {
  const named = Object.entries<JobClass>(classes).map(
    ([name, bounds]) => [name as Name, queueOf(bounds)] as const,
  );
  const queues = new Map(named);
  let running = 0;

  const mayStart = (queue: Queue) => running < queue.startsBelow || queue.running < queue.reserved;

  function start(queue: Queue): void {
    running += 1;
    queue.running += 1;
  }

  function end(ended: Queue): void {
    running -= 1;
    ended.running -= 1;
    for (const [, queue] of named) {
      while (queue.waiting.size() > 0 && mayStart(queue)) {
        start(queue);
        queue.waiting.next()?.resume();
      }
    }
  }

  function reject(queue: Queue): Error {
    queue.rejected += 1;
    return rejection();
  }

  async function enter(queue: Queue, client: string): Promise<void> {
    const { waiting, mayWait, maxWaitMs } = queue;
    if (waiting.size() === 0 && mayStart(queue)) return start(queue);
    if (waiting.size() >= mayWait) {
      const displaced = waiting.displace(client);
      if (!displaced) throw reject(queue);
      displaced.refuse();
    }
    const { promise, resolve, reject: giveUp } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const job: WaitingJob = {
      resume: () => {
        clearTimeout(timer);
        resolve();
      },
      refuse: () => {
        clearTimeout(timer);
        giveUp(reject(queue));
      },
    };
    if (maxWaitMs < Infinity) {
      timer = setTimeout(() => {
        waiting.remove(client, job);
        job.refuse();
      }, maxWaitMs);
    }
    waiting.add(client, job);
    return promise;
  }

  async function take<T>(name: Name, work: (lend: Lend) => Promise<T>, client = ""): Promise<T> {
    const queue = queues.get(name);
    if (!queue) throw new Error(`The limiter has no class ${name}.`);
    await enter(queue, client);
    const lend: Lend = async (wait) => {
      const waiting = wait();
      end(queue);
      return waiting.finally(() => start(queue));
    };
    try {
      return await work(lend);
    } finally {
      end(queue);
    }
  }

  const countsOf = ({ running: count, waiting, rejected }: Queue): JobCounts => ({
    running: count,
    waiting: waiting.size(),
    rejected,
  });

  return {
    take,
    isBusy: () => running > 0,
    counts: () =>
      Object.fromEntries(named.map(([name, queue]) => [name, countsOf(queue)])) as Record<
        Name,
        JobCounts
      >,
  };
}
