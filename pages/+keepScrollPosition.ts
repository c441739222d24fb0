export { keepScrollPosition } from "#components/navigation/pageTransition.ts";
