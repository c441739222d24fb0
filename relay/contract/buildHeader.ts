/** The header with which each payload names the build that answered. */
export const BUILD_HEADER = "x-vitrine-build";
