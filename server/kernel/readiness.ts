// Readiness state for load balancers and health checks.

/** State of the process, as a load balancer reads it. */
export type ReadinessState = {
  /** Pages are served in the states `ready` and `degraded` only. */
  status: "starting" | "ready" | "degraded" | "stopping";
  /** Names of the parts that do not work at the moment, for example `backend`. */
  degraded: readonly string[];
};

/** Readiness of the process: every part reports to it, and `/readyz` responds with it. */
export type Readiness = {
  /** Reports that pages can be served. */
  enter: () => void;
  /** Reports that the process is about to end; final. */
  leave: () => void;
  /** Reports that a part of the shop does not work, or works again; pages are served all the same. */
  degrade: (name: string, isDegraded: boolean) => void;
  state: () => ReadinessState;
};

/** Creates the readiness of a process that is starting. */
export function createReadiness(): Readiness {
  let phase: "starting" | "serving" | "stopping" = "starting";
  const parts = new Set<string>();

  return {
    enter: () => {
      if (phase === "starting") phase = "serving";
    },
    leave: () => void (phase = "stopping"),
    degrade: (name, isDegraded) => {
      if (isDegraded) parts.add(name);
      else parts.delete(name);
    },
    state: () => {
      const serving = parts.size > 0 ? "degraded" : "ready";
      return { status: phase === "serving" ? serving : phase, degraded: [...parts].toSorted() };
    },
  };
}
