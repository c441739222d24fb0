// PHP in WebAssembly: types of a package that is published without them.

declare module "@php-wasm/node-7-4" {
  import type { PHPLoaderModule } from "@php-wasm/universal";
  export function getPHPLoaderModule(): Promise<PHPLoaderModule>;
}
