import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { openWorld } from "./world.ts";
import type {
  FaultyWorld,
  FaultyWorldOptions,
  WooWorld,
  WooWorldOptions,
  World,
  WorldOptions,
} from "./world.ts";

/** Options, or a function that returns them if something must be opened before the world is. */
type Given<Options> = Options | (() => Options | Promise<Options>);

let demonstration: Promise<World> | undefined;

/** Returns the demonstration that the files of this worker share, open until the worker ends. */
function sharedDemonstration(): Promise<World> {
  return (demonstration ??= mkdtemp(join(inject("sharedData"), "world-")).then((folder) =>
    openWorld({ settings: { DATA_DIR: folder } }),
  ));
}

/**
 * Gives the tests of a file or of a `describe` a world: opened before the first, recovered after each,
 * closed after the last. Without options it is the demonstration that all files of a worker share, for
 * tests that look at no data but their own shoppers'; `{}` is a demonstration of one's own.
 */
export function worldOf(given: Given<FaultyWorldOptions>): () => FaultyWorld;
export function worldOf(given: Given<WooWorldOptions>): () => WooWorld;
export function worldOf(given?: Given<WorldOptions>): () => World;
export function worldOf(given?: Given<WorldOptions>): () => World {
  let world: World | undefined;

  beforeAll(async () => {
    const options = typeof given === "function" ? await given() : given;
    world = options ? await openWorld(options) : await sharedDemonstration();
  });
  afterEach(() => world?.recover());
  afterAll(async () => {
    if (given) await world?.close();
  });

  return () => {
    if (!world) throw new Error("The world is opened before the first test.");
    return world;
  };
}
