import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { SettingError } from "#server/config.ts";
import type { Config } from "#server/config.ts";

/**
 * Checks that the port is free, before anything else starts; rejects if it is taken or forbidden.
 * Returns the port: for 0 the free one that the system chose.
 */
export function requireFreePort({ PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE" ? "is taken" : `cannot be listened on (${error.code})`;
      const sentence = `PORT=${PORT} on ${HOST} ${reason}: give another, for example PORT=${PORT + 1}.`;
      reject(new SettingError(sentence, { cause: error }));
    });
    probe.listen(PORT, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
