import { registerHooks } from "node:module";

// For `node --import`: a process in which any file of the embedded shop is an error to load.
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const found = nextResolve(specifier, context);
    if (found.url.includes("/server/embedded/")) {
      throw new Error(`${found.url} is the embedded shop's, and must not be loaded here.`);
    }
    return found;
  },
});
