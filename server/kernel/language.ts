import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { readCatalogue } from "#words/declaration.ts";
import type { Catalogue } from "#words/language.ts";
import { server } from "#words/language.ts";
import { projectFolder } from "./tool.ts";

// Language of the request or page at hand, in which its messages are.

/** Languages that have a catalogue. */
export const languages = readdirSync(join(projectFolder, "words"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

const current = new AsyncLocalStorage<string>();
server.language = () => current.getStore() ?? "en";

/** Calls a function whose messages, and those of what it awaits, are in a language. */
export const inLanguage = <Result>(language: string, act: () => Result): Result =>
  current.run(language, act);

const catalogues = new Map<string, Catalogue>();

/** Returns the catalogue of a language, read once. */
export function catalogueOf(language: string): Catalogue {
  const catalogue = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, catalogue);
  return catalogue;
}
server.catalogue = catalogueOf;

/** Answers an app's requests in a language. */
export function speak(app: FastifyInstance, language: string): void {
  const RESOURCE = Symbol("language");
  app.addHook("onRequest", (request, _reply, done) => {
    inLanguage(language, () => {
      Object.assign(request, { [RESOURCE]: new AsyncResource("vitrine.request") });
      done();
    });
  });
  // Reading a body leaves the request's context.
  app.addHook("preValidation", (request, _reply, done) => {
    const { [RESOURCE]: resource } = request as { [RESOURCE]?: AsyncResource };
    if (resource) resource.runInAsyncScope(done);
    else done();
  });
}
