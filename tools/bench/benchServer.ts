import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";
import { listenOnce } from "#server/kernel/listening.ts";

// Server of the benchmarks, in a process of its own; its argument is the data folder.

const [, , dataDir] = process.argv;
// Each shopper has an address of its own, as behind a proxy.
const settings = { DATA_DIR: dataDir, TRUST_PROXY: "on" };
const app = await createApp(readConfig(settings), { logLevel: "fatal" });
process.send?.(await listenOnce(app, { HOST: "127.0.0.1", PORT: 0 }));
process.once("SIGTERM", () => void app.close().then(() => process.exit(0)));
