export { ErrorPage as Page } from "./ErrorPage.tsx";
