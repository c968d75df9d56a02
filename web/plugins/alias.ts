/** How sources name each other from afar: `@/shared/texts` is `src/shared/texts`, from any folder. */
export const ALIAS = { "@": "/src" };
