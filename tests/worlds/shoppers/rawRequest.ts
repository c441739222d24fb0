import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

// Raw HTTP request over a socket, with bytes that no HTTP client would send.

/** Response with its headers as text. */
export type RawResponse = { status: number; headers: string; body: string };

/** Sends a request byte by byte as given, and reads the response to its end. */
export function sendRaw(
  app: Pick<FastifyInstance, "server">,
  lines: readonly string[],
): Promise<RawResponse> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      const headers = text.slice(0, end);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]);
      resolve({ status, headers, body: text.slice(end + 4) });
    });
    socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
  });
}
