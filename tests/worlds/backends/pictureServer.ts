import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// Web server of the picture tests: a picture, an error, a redirect or silence by path.

/** The response at a path: a picture, a status, a redirect, or none at all. */
export type Place =
  | { bytes: Buffer; type?: string }
  | { status: number; headers?: Record<string, string> }
  | { location: string }
  | "silence";

/** A local web server with pictures. */
export type PictureServer = {
  origin: string;
  put: (path: string, place: Place) => void;
  /** Path and query string of every request so far. */
  requests: () => readonly string[];
  /** Returns the `traceparent` header of the last request for a path. */
  traceOf: (path: string) => string | undefined;
  close: () => Promise<void>;
};

/** Opens a server to which tests add pictures. */
export async function openPictureServer(): Promise<PictureServer> {
  const places = new Map<string, Place>();
  const requests: string[] = [];
  const traces = new Map<string, string | undefined>();
  const server = createServer(({ url = "", headers }, response) => {
    requests.push(url);
    traces.set(url, headers["traceparent"]?.toString());
    const place = places.get(url) ?? { status: 404 };
    if (place === "silence") return;
    if ("bytes" in place) {
      response.writeHead(200, { "content-type": place.type ?? "image/jpeg" }).end(place.bytes);
    } else if ("location" in place) {
      response.writeHead(302, { location: place.location }).end();
    } else {
      response.writeHead(place.status, place.headers).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, place) => void places.set(path, place),
    requests: () => requests,
    traceOf: (path) => traces.get(path),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
