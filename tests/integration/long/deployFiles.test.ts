import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "#server/kernel/config.ts";
import { runProgram } from "#server/kernel/runProgram.ts";

const SETTINGS = Object.keys(settings.shape);
const read = (file: string) => readFileSync(file, "utf8");

/** Environment variables of Node itself that the deployment files set beside the settings. */
const OF_NODE = ["NODE_ENV", "NODE_COMPILE_CACHE"];

type Service = { environment?: Record<string, string>; volumes?: string[]; build?: string };
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
};

test.each(globSync("deploy/**/*.yaml"))("%s is YAML without errors or doubled keys", (file) => {
  const documents = parseAllDocuments(read(file), { merge: true });
  expect([documents].flat().flatMap(({ errors }) => errors)).toEqual([]);
});

test.each(["vitrine1", "vitrine2"])("compose.yaml gives %s only settings that exist", (name) => {
  const given = Object.keys(compose.services[name]?.environment ?? {});
  expect(given).toContain("GRAPHQL_ENDPOINT");
  expect(given.filter((setting) => !SETTINGS.includes(setting))).toEqual([]);
});

test("compose.yaml mounts and builds from files of the project", () => {
  const sources = Object.values(compose.services).flatMap(({ volumes = [], build }) =>
    [build ?? [], ...volumes.map((volume) => volume.split(":")[0] ?? "")].flat(),
  );
  const files = sources.filter((source) => source.startsWith("."));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(`deploy/${file}`))).toEqual([]);
});

test("the Kubernetes manifests give only settings that exist", () => {
  const given = parseAllDocuments(read("deploy/kubernetes/one-node/settings.yaml")).flatMap(
    (document) => {
      const { data, stringData } = document.toJS() as Record<string, object | undefined>;
      return Object.keys(data ?? stringData ?? {});
    },
  );
  expect(given).toContain("GRAPHQL_ENDPOINT");
  expect(given.filter((setting) => !SETTINGS.includes(setting))).toEqual([]);
});

test("the systemd unit and the Dockerfile set only settings that exist", () => {
  const unit = read("deploy/systemd/vitrine@.service").matchAll(/^Environment=(.*)$/gm);
  const image = read("Dockerfile").matchAll(/^ENV (.*)$/gm);
  const given = [...unit, ...image].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(given).toContain("DATA_DIR");
  expect(given.filter((name) => ![...SETTINGS, ...OF_NODE].includes(name))).toEqual([]);
});

test("the Dockerfile copies files that exist, and .dockerignore leaves them in", () => {
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(
    ([, files = ""]) => files.split(" "),
  );
  expect(copied).toContain("package-lock.json");
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const ignored = read(".dockerignore").split("\n");
  expect(copied.filter((file) => ignored.includes(file))).toEqual([]);
  expect(ignored).toContain("!deploy/isReady.js");
});

/** Returns the modules that a module of the server imports when it is loaded, and it itself. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ""] of read(file).matchAll(/^import (?!type).*?from "([^"]+)"/gms)) {
    if (name.startsWith("#")) loadedWith(name.slice(1), found);
    else if (name.startsWith("./")) loadedWith(join(dirname(file), name), found);
    else found.add(name);
  }
  return found;
}

test("the server starts without the packages of development and build, which the image does not have", () => {
  const { devDependencies, peerDependencies } = JSON.parse(read("package.json")) as {
    devDependencies: object;
    peerDependencies: object;
  };
  const loaded = loadedWith("server/start.ts");
  expect(loaded).toContain("server/app.ts");
  expect(loaded).not.toContain("server/commands/build.ts");
  const left = Object.keys({ ...devDependencies, ...peerDependencies });
  expect(left.filter((name) => loaded.has(name))).toEqual([]);
});

test("isReady.js waits for a server until it is ready, and fails without one", async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = String((server.address() as AddressInfo).port);
  await runProgram("deploy/isReady.js", port, "20");
  expect(requests).toBe(3);
  server.close();
  await expect(runProgram("deploy/isReady.js", port)).rejects.toThrow();
});
