export { createRare as default } from "../page/late.tsx";
