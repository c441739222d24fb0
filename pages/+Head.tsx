export { SiteHead as Head } from "#components/layout/SiteHead.tsx";
