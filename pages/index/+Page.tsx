export { HomePage as Page } from "./HomePage.tsx";
