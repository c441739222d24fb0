import { registerHooks } from "node:module";

// Module hook for `node --import`: throws if the process loads any file of the embedded backend.

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const found = nextResolve(specifier, context);
    if (/\/packages\/embedded-/.test(found.url)) {
      throw new Error(`${found.url} is the embedded shop's, and must not be loaded here.`);
    }
    return found;
  },
});
