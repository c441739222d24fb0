import type { FastifyInstance, InjectOptions } from "fastify";
import type { BrowserContext } from "@playwright/test";

// Origin header of test requests, as browsers send it with each POST.

const isSafe = (method = "GET") => ["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());

/** Adds the page's origin to a request, unless it names an origin itself, or none. */
function withOrigin(options: InjectOptions): InjectOptions {
  const { method, headers = {} } = options;
  if (isSafe(method) || Object.keys(headers).some((name) => name.toLowerCase() === "origin")) {
    const given = Object.entries(headers).filter(([, value]) => value !== undefined);
    return { ...options, headers: Object.fromEntries(given) };
  }
  const { host = "localhost:80" } = headers;
  return { ...options, headers: { ...headers, origin: `http://${host}` } };
}

/**
 * Lets injected requests carry what a browser sends with each POST of one of our pages: its origin.
 * A request with an `origin` header keeps that one; with an undefined one, it carries none.
 */
export function sendOrigin<App extends FastifyInstance>(app: App): App {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => unknown;
  app.inject = ((options: InjectOptions | string) =>
    inject(typeof options === "string" ? options : withOrigin(options))) as App["inject"];
  return app;
}

/**
 * Lets a browser profile's own requests (`context.request.post`) carry the origin of the pages at
 * `url`: pages send it by themselves.
 */
export function sendProfileOrigin(context: BrowserContext, url: string): void {
  const { request } = context;
  const post = request.post.bind(request);
  request.post = (address, options) =>
    post(address, { ...options, headers: { origin: new URL(url).origin, ...options?.headers } });
}
