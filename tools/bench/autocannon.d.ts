declare module "autocannon" {
  /** One of the requests that each connection sends in rotation. */
  export type BenchRequest = {
    path: string;
    headers?: Record<string, string>;
    /** Changes each request before it is sent. */
    setupRequest?: (request: BenchRequest) => BenchRequest;
  };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: BenchRequest[];
    /** Requests per second of all connections together; unset, each waits for the last response. */
    overallRate?: number;
  };
  /** The printed part of a result; latencies in milliseconds. */
  type Result = {
    requests: { average: number; total: number; sent: number };
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
    duration: number;
    non2xx: number;
    errors: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
