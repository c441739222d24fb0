export { CategoriesPage as Page } from "./CategoriesPage.tsx";
