export { DocumentHead as Head } from "#components/layout/DocumentHead.tsx";
