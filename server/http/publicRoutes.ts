import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteGenericInterface,
} from "fastify";

// Types of public routes: requests without cookies, replies that cannot set any.

/**
 * Request of a public route: without its cookies, as the response is the same for everyone. The IP
 * address is for limits alone.
 */
export type PublicRequest<Route extends RouteGenericInterface = RouteGenericInterface> = Pick<
  FastifyRequest<Route>,
  "body" | "host" | "ip" | "log" | "method" | "params" | "protocol" | "query" | "server" | "url"
> & {
  headers: Pick<
    IncomingHttpHeaders,
    "accept" | "accept-encoding" | "if-none-match" | "origin" | "range" | "sec-fetch-site"
  >;
};

/**
 * Name of any header but `Set-Cookie`. A name that is known at run time only might be that one, and
 * so might one of a pattern: as keys, such names require nothing of an object.
 */
type HeaderName<Name extends string> = Name extends unknown
  ? {} extends Record<Name, unknown>
    ? never
    : Lowercase<Name> extends "set-cookie"
      ? never
      : Name
  : never;

type HeaderValue = string | number | string[] | undefined;

/** Data that is sent as JSON: no `Response`, whose headers would reach the client unchecked. */
type JsonData = { readonly [name: string]: unknown } | readonly unknown[];

/** Body of a public response. */
export type PublicPayload = string | Buffer | Readable | JsonData | null | undefined;

/** Reply of a public route: it has no way to set a cookie. */
export type PublicReply = Pick<
  FastifyReply,
  "getHeader" | "getHeaders" | "hasHeader" | "publicResponse" | "statusCode" | "styleSource"
> & {
  code: (status: number) => PublicReply;
  header: <Name extends string>(name: HeaderName<Name>, value: string | number) => PublicReply;
  removeHeader: (name: string) => PublicReply;
  type: (contentType: string) => PublicReply;
  redirect: (url: string, status?: number) => PublicReply;
  send: (payload?: PublicPayload) => PublicReply;
  sendFile: (name: string) => PublicReply;
};

/** Copies headers to a public reply, without `Set-Cookie`. */
export function copyHeaders(
  reply: PublicReply,
  headers: Headers | Readonly<Record<string, HeaderValue>>,
): void {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const copied = entries.filter(([name]) => name.toLowerCase() !== "set-cookie");
  (reply as FastifyReply).headers(Object.fromEntries(copied));
}

/** Result of a handler, which is sent unless it is the reply. */
type PublicResult = PublicReply | PublicPayload | void;

type PublicHandler<Route extends RouteGenericInterface> = (
  request: PublicRequest<Route>,
  reply: PublicReply,
) => PublicResult | Promise<PublicResult>;

type PublicOptions<Route extends RouteGenericInterface> = {
  onSend?: (
    request: PublicRequest<Route>,
    reply: PublicReply,
    payload: unknown,
  ) => Promise<unknown>;
};

/** Registers routes whose responses are the same for everyone and may be cached. */
export type PublicRoutes = {
  log: FastifyBaseLogger;
  addHook: (event: "onClose" | "onListen", hook: () => Promise<void>) => unknown;
  get: {
    <Route extends RouteGenericInterface>(path: string, handler: PublicHandler<Route>): unknown;
    <Route extends RouteGenericInterface>(
      path: string,
      options: PublicOptions<Route>,
      handler: PublicHandler<Route>,
    ): unknown;
  };
  route: (
    options: PublicOptions<RouteGenericInterface> & {
      method: HTTPMethods[];
      url: string;
      bodyLimit?: number;
      exposeHeadRoute?: boolean;
      handler: PublicHandler<RouteGenericInterface>;
    },
  ) => unknown;
};

/** Returns an app's registration of public routes. */
export const publicRoutes = (app: FastifyInstance): PublicRoutes => app;
