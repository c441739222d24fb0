export { onPageTransitionEnd } from "#components/navigation/pageTransition.ts";
