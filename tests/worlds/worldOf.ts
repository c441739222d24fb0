import { afterAll, afterEach, beforeAll } from "vitest";
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

/**
 * Gives the tests of a file or of a `describe` a world: opened before the first, recovered after each,
 * closed after the last.
 */
export function worldOf(given: Given<FaultyWorldOptions>): () => FaultyWorld;
export function worldOf(given: Given<WooWorldOptions>): () => WooWorld;
export function worldOf(given?: Given<WorldOptions>): () => World;
export function worldOf(given: Given<WorldOptions> = {}): () => World {
  let world: World | undefined;

  beforeAll(async () => {
    world = await openWorld(typeof given === "function" ? await given() : given);
  });
  afterEach(() => world?.recover());
  afterAll(() => world?.close());

  return () => {
    if (!world) throw new Error("The world is opened before the first test.");
    return world;
  };
}
