const REPLACED = /^\/((shop|cart|checkout|my-account)\/)?$/;

/**
 * True for a WordPress page that the storefront replaces: WooCommerce's own pages and the front
 * page.
 */
export const isReplacedPage = (uri: string): boolean => REPLACED.test(uri);
