const REPLACED = /^\/((shop|cart|checkout|my-account)\/)?$/;

/** Whether a page of WordPress's is WooCommerce's own or the front page, which the shop has itself. */
export const isReplacedPage = (uri: string): boolean => REPLACED.test(uri);
