declare module "autocannon" {
  /** A request that each connection sends in rotation. */
  type BenchRequest = { path: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: BenchRequest[];
  };
  /** The printed part of a result; latencies in milliseconds. */
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
