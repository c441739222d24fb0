import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";
import { startNginx } from "./nginx.ts";
import type { Nginx } from "./nginx.ts";

// nginx in front of a static tree, with the configuration of deploy/.

/** Starts nginx for a tree, with a server behind it. */
export async function startStaticNginx(tree: string, server: string): Promise<Nginx> {
  const deployed = await readFile(join(projectFolder, "deploy/nginx/static.conf"), "utf8");
  return startNginx(({ port }) =>
    deployed
      .replaceAll("/srv/vitrine/public", tree)
      .replace("127.0.0.1:3000", new URL(server).host)
      .replace("listen 80;", `listen 127.0.0.1:${port};`),
  );
}
