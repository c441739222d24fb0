import type { Socket } from "node:net";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";
import { listenOnce } from "#server/kernel/listening.ts";
import type { Traffic } from "./startMeasuredServer.ts";

// Server in a separate process that measures its memory.

const [, , dataDir] = process.argv;
// No backend listens at that address, and none is needed.
const settings = { DATA_DIR: dataDir, GRAPHQL_ENDPOINT: "http://127.0.0.1:9/graphql" };
const app = await createApp(readConfig(settings), { logLevel: "silent" });
const sockets = new Set<Socket>();
app.server.on("connection", (socket) => {
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
});

function memory(): number {
  // Buffers that a first collection finds unused are freed by the second.
  for (let round = 0; round < 2; round += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const traffic = (): Traffic => ({
  connections: sockets.size,
  received: [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
});

process.on("message", (wanted) => process.send?.(wanted === "memory" ? memory() : traffic()));
process.once("disconnect", () => process.exit());
process.send?.(await listenOnce(app, { HOST: "127.0.0.1", PORT: 0 }));
