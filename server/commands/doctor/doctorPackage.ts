import type { ShopAccess } from "./examinedShop.ts";
import type { MirrorOptions } from "./mirrorOptions.ts";
import type { settingRules } from "./settingRules.ts";

// The way to `packages/doctor`.

type Print = (text: string) => void;

/** Exports of `packages/doctor`, by module; the folder may be deleted without other changes. */
export type Doctor = {
  doctor: {
    checkAtStart: (shop: ShopAccess, say: Print) => Promise<void>;
    examineShop: (shop: ShopAccess, print: Print, isJson?: boolean) => Promise<number>;
  };
  init: {
    runInit: (
      file: string | undefined,
      rules: typeof settingRules,
      examine: () => Promise<void>,
    ) => Promise<void>;
  };
  mirror: {
    runMirror: (
      options: MirrorOptions,
      flags: { pictures: boolean; replace: boolean },
    ) => Promise<number>;
  };
  schema: {
    checkSchema: (
      from: { file: string } | ShopAccess,
      operations: readonly string[],
      print: Print,
    ) => Promise<number>;
  };
};

/** Loads a module of `packages/doctor`. */
export const loadDoctor = <Name extends keyof Doctor>(name: Name): Promise<Doctor[Name]> =>
  // TypeScript does not resolve a variable specifier, so types check without the folder.
  import(`#packages/doctor/${name}.ts`) as Promise<Doctor[Name]>;
