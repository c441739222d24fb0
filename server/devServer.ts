import { createServer } from "node:http";
import type { Server } from "node:http";
import { join } from "node:path";
import { createDevMiddleware } from "vike/server";
import type { ViteDevServer } from "vite";
import type { Development } from "#server/http/appOptions.ts";
import type { Config } from "#server/kernel/config.ts";
import { mapBrowserStack } from "#server/commands/development/browserStack.ts";
import { describeError, ownPosition } from "#server/commands/development/describeError.ts";
import type { DescribedError } from "#server/commands/development/describeError.ts";
import { developmentErrorPage } from "#server/commands/development/developmentErrorPage.ts";
import {
  RelayCompileError,
  compileOnChange,
  compileRelay,
} from "#server/commands/development/relayCompiler.ts";
import { updateRelaySchema } from "#server/commands/relaySchema.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";

// Server process of `npm run dev`, which starts it anew when a file of the server changes.

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

const titleOf = (error: unknown) =>
  error instanceof RelayCompileError ? "Relay compile error" : "Error in development";

/** Shows an error as Vite's overlay in every open page. */
function sendOverlay(vite: ViteDevServer, { title, message, stack, file }: DescribedError): void {
  const err = { message: `${title}: ${message}`, stack, ...(file && { id: file }) };
  vite.environments.client.hot.send({ type: "error", err });
}

/**
 * Opens Vite, the Relay compiler and GraphiQL: everything about the app that is development's.
 * @param upgrades emits the requests for WebSockets; the app's own server exists only afterwards
 */
async function openDevelopment(
  config: Config,
  failure: RelayCompileError | undefined,
  compiling: Promise<RelayCompileError | undefined>,
  upgrades: Server,
): Promise<{ development: Development; vite: ViteDevServer }> {
  let compileError = failure;
  const watching = Promise.withResolvers<void>();
  const { devMiddleware, viteServer: vite } = await createDevMiddleware({
    root: projectFolder,
    viteConfig: {
      // By default, Vite opens a port of its own for all networks, which a second shop finds taken.
      server: {
        ws: { server: upgrades },
        watch: { ignored: [join(projectFolder, ".cache/**")] },
      },
      plugins: [
        {
          name: "vitrine:watching",
          enforce: "pre",
          configureServer: ({ watcher }) => void watcher.once("ready", () => watching.resolve()),
        },
      ],
    },
  });
  // An edit before that would be lost.
  await watching.promise;
  const { registerGraphiql } = await import("#server/commands/development/graphiql.ts");
  const onCompiled = (error: RelayCompileError | undefined) => {
    const wasBroken = compileError !== undefined;
    compileError = error;
    if (error) sendOverlay(vite, describeError(error, titleOf(error)));
    else if (wasBroken) vite.environments.client.hot.send({ type: "full-reload" });
  };
  void compiling.then(onCompiled);
  compileOnChange(vite, onCompiled);
  const showError = (error: unknown) => {
    // Stacks of modules that Vite transformed have positions of the transformed code.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const described = describeError(error, titleOf(error));
    // A client-side navigation fetches no page: the overlay is all it can show.
    sendOverlay(vite, described);
    return developmentErrorPage(described, { hasVite: true });
  };
  const { hot, moduleGraph } = vite.environments.client;
  const showBrowserError = async (message: string, served: string) => {
    const stack = await mapBrowserStack(moduleGraph, served);
    const file = ownPosition(stack);
    sendOverlay(vite, { title: "Error in the browser", message, stack, ...(file && { file }) });
  };
  hot.on(
    "vitrine:error",
    ({ message, stack = "" }: { message: string; stack?: string }) =>
      void showBrowserError(message, stack).catch(console.error),
  );
  return {
    vite,
    development: {
      middleware: (request, response, next) => {
        if (compileError === undefined || !request.headers.accept?.includes("text/html")) {
          return devMiddleware(request, response, next);
        }
        const described = describeError(compileError, titleOf(compileError));
        response.writeHead(500, HTML).end(developmentErrorPage(described, { hasVite: true }));
      },
      errorPage: showError,
      register: (app, backend) => registerGraphiql(app, backend, config.HOST),
    },
  };
}

/** Starts the app over Vite; returns the function that stops it. */
async function startApp(port: number, isCompiled: boolean): Promise<() => Promise<unknown>> {
  await updateRelaySchema();
  const compiling = compileRelay().then(
    () => undefined,
    (error: RelayCompileError) => error,
  );
  // A restart without changed documents does not wait for the compiler.
  const failure = isCompiled ? undefined : await compiling;
  // Imported after compiling, as the server imports artifacts; and here, where errors are caught.
  const { readConfig } = await import("#server/kernel/config.ts");
  const config = readConfig();
  const { createApp } = await import("#server/app.ts");
  const upgrades = createServer();
  const { development, vite } = await openDevelopment(config, failure, compiling, upgrades);
  try {
    const app = await createApp(config, { development });
    app.server.on("upgrade", (...request) => upgrades.emit("upgrade", ...request));
    await app.listen({ port, host: config.HOST });
    return () => Promise.all([app.close(), vite.close()]);
  } catch (error) {
    await vite.close();
    throw error;
  }
}

/** Serves an error that prevents the app from starting, until the process is started anew. */
async function serveError(error: unknown, port: number, host: string) {
  const page = developmentErrorPage(describeError(error, "The server could not start"), {
    hasVite: false,
  });
  const server = createServer((_request, response) => response.writeHead(500, HTML).end(page));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return async () => server.closeAllConnections();
}

const { flags } = readCommandLine({
  port: { type: "string", default: "3000" },
  host: { type: "string", default: "127.0.0.1" },
  compile: { type: "boolean", default: false },
});
const port = Number(flags.port);
let close: () => Promise<unknown>;
try {
  close = await startApp(port, !flags.compile);
} catch (error) {
  console.error(error);
  close = await serveError(error, port, flags.host);
}
const stop = () => void close().finally(() => process.exit(0));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// The starter is gone.
process.once("disconnect", stop);
process.send?.("ready");
