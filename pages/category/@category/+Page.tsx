export { CategoryPage as Page } from "./CategoryPage.tsx";
