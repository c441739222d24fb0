export { onPageTransitionStart } from "#components/navigation/pageTransition.ts";
