import type { FastifyInstance, LightMyRequestResponse } from "fastify";

// HTTP client with a cookie jar, for tests of the server without a browser.

/** Headers of a request; an undefined `origin` sends none, as no browser does. */
type SentHeaders = Readonly<Record<string, string | undefined>>;

/** A browser with a cookie jar, as far as the server can tell. */
export type Visitor = {
  cookies: () => Record<string, string>;
  /** Returns the last response's `Set-Cookie` lines. */
  given: () => readonly string[];
  open: (url: string) => Promise<LightMyRequestResponse>;
  /** Posts a plain form. */
  post: (
    url: string,
    fields: Record<string, string>,
    headers?: SentHeaders,
  ) => Promise<LightMyRequestResponse>;
  /** Posts JSON, as script does. */
  send: (
    url: string,
    body: object | undefined,
    headers?: SentHeaders,
  ) => Promise<LightMyRequestResponse>;
  /** Returns all bytes of all responses, without the `Set-Cookie` lines. */
  heard: () => string;
};

/** Creates a visitor, without cookies unless they are given. */
export function createVisitor(
  app: Pick<FastifyInstance, "inject">,
  cookies: Readonly<Record<string, string>> = {},
): Visitor {
  let jar: Record<string, string> = { ...cookies };
  let given: string[] = [];
  let heard = "";

  /** Returns the cookies as they were given: those of WordPress are percent-encoded. */
  const sent = (): SentHeaders => {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    return cookie.length > 0 ? { cookie: cookie.join("; ") } : {};
  };

  function take(response: LightMyRequestResponse): LightMyRequestResponse {
    const { "set-cookie": lines, ...headers } = response.headers;
    given = [lines ?? []].flat();
    for (const line of given) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const { [name]: _, ...others } = jar;
      jar = /; Max-Age=0;/.test(line) ? others : { ...others, [name]: value };
    }
    heard += `${response.statusCode} ${JSON.stringify(headers)}\n${response.body}\n`;
    return response;
  }

  return {
    cookies: () => jar,
    given: () => given,
    heard: () => heard,
    open: async (url) => take(await app.inject({ url, headers: sent() })),
    post: async (url, fields, headers = {}) =>
      take(
        await app.inject({
          method: "POST",
          url,
          headers: { ...sent(), "content-type": "application/x-www-form-urlencoded", ...headers },
          payload: new URLSearchParams(fields).toString(),
        }),
      ),
    send: async (url, body, headers = {}) =>
      take(
        await app.inject({
          method: "POST",
          url,
          headers: { ...sent(), ...headers },
          ...(body && { payload: body }),
        }),
      ),
  };
}
