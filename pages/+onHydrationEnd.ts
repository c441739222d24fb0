export { onHydrationEnd } from "#components/navigation/pageTransition.ts";
