declare module "autocannon" {
  /** One of the requests a connection sends in turn. */
  type BenchRequest = { path: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: BenchRequest[];
  };
  /** The part of a result that is printed; latencies in milliseconds. */
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
