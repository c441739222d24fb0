// PHP in WebAssembly: types of packages that only the tests' run installs.

declare module "@php-wasm/universal" {
  export type PHPLoaderModule = object;
  export function loadPHPRuntime(loader: PHPLoaderModule): Promise<number>;
  export class PHP {
    constructor(runtime: number);
    mkdir(path: string): void;
    writeFile(path: string, content: string | Uint8Array): void;
    run(request: { scriptPath: string; method?: "POST"; body?: string }): Promise<{ text: string }>;
  }
}

declare module "@php-wasm/node-7-4" {
  import type { PHPLoaderModule } from "@php-wasm/universal";
  export function getPHPLoaderModule(): Promise<PHPLoaderModule>;
}
