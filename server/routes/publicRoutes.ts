import type { IncomingHttpHeaders } from "node:http";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteGenericInterface,
} from "fastify";

// Types of public routes: requests without cookies, replies that cannot set any.

/** Request of a public route: without its cookies, as the response is the same for everyone. */
export type PublicRequest<Route extends RouteGenericInterface = RouteGenericInterface> = Pick<
  FastifyRequest<Route>,
  "body" | "host" | "log" | "method" | "params" | "protocol" | "query" | "server" | "url"
> & {
  headers: Pick<
    IncomingHttpHeaders,
    "accept" | "accept-encoding" | "if-none-match" | "origin" | "range" | "sec-fetch-site"
  >;
};

/** Name of any header but `Set-Cookie`; a name that is known at run time only might be that one. */
type HeaderName<Name extends string> = string extends Name
  ? never
  : Lowercase<Name> extends "set-cookie"
    ? never
    : Name;

/** Headers without `Set-Cookie`, by name. */
type PublicHeaders = Readonly<Record<string, string | number | string[] | undefined>> & {
  "set-cookie"?: never;
};

/** Reply of a public route: it has no way to set a cookie. */
export type PublicReply = Pick<
  FastifyReply,
  "getHeader" | "getHeaders" | "hasHeader" | "sendFile" | "statusCode" | "styleSource"
> & {
  code: (status: number) => PublicReply;
  header: <Name extends string>(name: HeaderName<Name>, value: string | number) => PublicReply;
  headers: (values: PublicHeaders) => PublicReply;
  removeHeader: (name: string) => PublicReply;
  type: (contentType: string) => PublicReply;
  redirect: (url: string, status?: number) => PublicReply;
  send: (payload?: unknown) => PublicReply;
};

/** Copies the headers of a response to a public reply, without `Set-Cookie`. */
export function copyHeaders(reply: PublicReply, headers: Headers): void {
  reply.headers(Object.fromEntries([...headers].filter(([name]) => name !== "set-cookie")));
}

type PublicHandler<Route extends RouteGenericInterface> = (
  request: PublicRequest<Route>,
  reply: PublicReply,
) => unknown;

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
