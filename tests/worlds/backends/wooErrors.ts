import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Failures of a shop's host; each applies to every request until `recover`. */
export const failures = {
  "never responds": () => {},
  "responds 500 with WordPress's own page": (response: ServerResponse) =>
    response
      .writeHead(500, { "content-type": "text/html" })
      .end("<p>There has been a critical error on this website.</p><pre>#0 wp-load.php(50)</pre>"),
  "responds 500 with WordPress's own JSON": (response: ServerResponse) =>
    response
      .writeHead(500, { "content-type": "application/json" })
      .end('{"code":"internal_server_error","message":"critical error","data":{"status":500}}'),
  "responds 200 with a page": (response: ServerResponse) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Briefly unavailable for scheduled maintenance</title>"),
  "responds with half of its JSON": (response: ServerResponse) =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"products":{"no'),
  "drips its response without end": async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    while (response.write(" ") && !response.closed) await pause(50);
  },
  "responds with more than anyone can use": (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: { filler: "x".repeat(9 * 1024 * 1024) } }));
  },
  "responds with null and an error": (response: ServerResponse) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end('{"data":null,"errors":[{"message":"Internal server error"}]}'),
  "responds with nothing": (response: ServerResponse) => response.end(),
  "sends elsewhere": (response: ServerResponse) =>
    response.writeHead(302, { location: "/wp-login.php" }).end(),
  "breaks the connection": (response: ServerResponse) => response.destroy(),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type Failure = keyof typeof failures;
