export { onHydrationEnd } from "#components/frame/pageTransition.ts";
