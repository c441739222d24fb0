/** Response header of a payload with the id of the build that rendered it. */
export const BUILD_HEADER = "x-vitrine-build";
