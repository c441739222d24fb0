import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteGenericInterface,
  RouteShorthandOptions,
} from "fastify";
import { declarePrivate } from "#server/shopper/cookies.ts";
import type { PrivateReply } from "#server/shopper/cookies.ts";
import type { PublicReply, PublicRequest } from "./publicRoutes.ts";

type PrivateHandler<Route extends RouteGenericInterface> = (
  request: FastifyRequest<Route>,
  reply: PrivateReply,
) => unknown;

/** Registers routes for one shopper: their responses are never cached, and may set cookies. */
export type PrivateRoutes = {
  get: (path: string, handler: PrivateHandler<RouteGenericInterface>) => void;
  post: <Route extends RouteGenericInterface = RouteGenericInterface>(
    path: string,
    options: RouteShorthandOptions,
    handler: PrivateHandler<Route>,
  ) => void;
};

/** Returns an app's registration of private routes. */
export const privateRoutes = (app: FastifyInstance): PrivateRoutes => ({
  get(path, handler) {
    app.get(path, (request, reply) => handler(request, declarePrivate(reply)));
  },
  post(path, options, handler) {
    app.post(path, options, (request, reply) =>
      handler(request as Parameters<typeof handler>[0], declarePrivate(reply)),
    );
  },
});

/** Turns a request on a public route into a private one: `/*` also serves personal pages. */
export const asPersonal = (request: PublicRequest, reply: PublicReply) =>
  [request as FastifyRequest, declarePrivate(reply as FastifyReply)] as const;
