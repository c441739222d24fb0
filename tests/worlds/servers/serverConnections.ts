import type { ServerResponse } from "node:http";

// Registry of a proxy's connections by server, to cut those of a killed server.

/** Open connections of the servers before a proxy, by server. */
type ServerConnections = {
  /** Registers a response until it is closed. */
  add: (response: ServerResponse, server: string) => void;
  /** Throws if the server's connections are cut. */
  check: (server: string) => void;
  /** Breaks a server's connections, now and from now on. */
  cut: (server: string) => void;
};

/** Creates a registry without connections. */
export function createServerConnections(): ServerConnections {
  const isCut = new Set<string>();
  const open = new Map<ServerResponse, string>();
  return {
    add: (response: ServerResponse, server: string) => {
      open.set(response, server);
      response.once("close", () => open.delete(response));
    },
    check: (server: string) => {
      if (isCut.has(server)) throw new Error("the server is killed");
    },
    cut: (server: string) => {
      isCut.add(server);
      for (const [response, of] of open) if (of === server) response.destroy();
    },
  };
}
