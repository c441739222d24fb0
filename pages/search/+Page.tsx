export { SearchPage as Page } from "./SearchPage.tsx";
