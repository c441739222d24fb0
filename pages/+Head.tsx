export { DocumentHead as Head } from "#components/frame/DocumentHead.tsx";
