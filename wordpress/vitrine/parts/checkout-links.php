<?php
/**
 * Opens WordPress's own pages with the storefront's session.
 *
 * The storefront hands a cart over to WordPress's own checkout by a link that WooGraphQL gives for
 * the session (its CHECKOUT setting). This part switches the links on, with the names that both
 * ends of them use; leads to the page of the checkout that the shop has, instead of /checkout/; and
 * marks the orders, so that return-addresses leads back to the storefront. A link can also lead to
 * the payment of an order or to a product, whose number the storefront adds. A link is a password
 * for one hour: switch this on only if the storefront uses it.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\CheckoutLinks;

defined( 'ABSPATH' ) || exit;

/** Meta data of an order that was placed on WordPress's checkout with a cart of the storefront. */
const KEY = '_vitrine_handed_over';

/** Names of the links' nonces, which WooGraphQL's settings have only after they were saved twice. */
const NONCES = array(
	'CART_URL_NONCE_PARAM'               => '_wc_cart',
	'CHECKOUT_URL_NONCE_PARAM'           => '_wc_checkout',
	'ACCOUNT_URL_NONCE_PARAM'            => '_wc_account',
	'ADD_PAYMENT_METHOD_URL_NONCE_PARAM' => '_wc_payment',
);

/** Defines the constants that are not in wp-config.php already. */
function define_links() {
	foreach ( array( 'WPGRAPHQL_WOOCOMMERCE_ENABLE_AUTH_URLS' => true ) + NONCES as $name => $value ) {
		if ( ! defined( $name ) ) {
			define( $name, $value );
		}
	}
}

/** Returns the checkout's own address in place of the path that WooGraphQL's links lead to. */
function to_page( $url, $endpoint ) {
	return 'checkout' === $endpoint ? wc_get_checkout_url() : $url;
}

/**
 * Parameter of a link with the page to lead to, "order-12" or "product-34". The links have it empty,
 * from which the storefront knows that it is read.
 */
const TARGET = 'vitrine_to';

/** Adds the empty parameter to a link. */
function offer_target( $params ) {
	return $params + array( TARGET => '' );
}

/**
 * True once WooGraphQL has accepted a link: by its nonce, or since the browser is logged in as the
 * link's customer already.
 */
function is_accepted() {
	$user = get_current_user_id();
	return did_action( 'woographql_process_auth_request_nonce_verified' ) > 0
		|| ( 0 !== $user && absint( $_GET['session_id'] ?? 0 ) === $user );
}

/**
 * Returns the address of a page to lead to, which WordPress builds from its number: a public product,
 * or the payment of an order of the customer who is logged in. An empty string for anything else.
 */
function page_of( $target ) {
	if ( ! is_string( $target ) || ! preg_match( '/^(order|product)-([1-9]\d{0,14})$/D', $target, $parts ) ) {
		return '';
	}
	list( , $kind, $id ) = $parts;
	if ( 'product' === $kind ) {
		$product = wc_get_product( (int) $id );
		return $product && 'publish' === $product->get_status() ? $product->get_permalink() : '';
	}
	$order  = wc_get_order( (int) $id );
	$user   = get_current_user_id();
	$is_own = $order instanceof \WC_Order && 0 !== $user && $order->get_customer_id() === $user;
	return $is_own && $order->needs_payment() ? $order->get_checkout_payment_url() : '';
}

/** Returns the page that an accepted link names in place of the one that WooGraphQL leads to. */
function to_target( $location ) {
	$page = isset( $_GET[ TARGET ] ) && is_accepted() ? page_of( $_GET[ TARGET ] ) : '';
	return '' === $page ? $location : $page;
}

/** Marks an order if a link to its session was given, which WooGraphQL notes there. */
function mark( $order ) {
	$session = function_exists( 'WC' ) ? WC()->session : null;
	if ( $session && $session->get( 'client_session_id' ) ) {
		$order->update_meta_data( KEY, '1' );
	}
}

if ( \VitrinePlugin\is_on( 'checkout-links' ) ) {
	add_action( 'plugins_loaded', __NAMESPACE__ . '\define_links', 0 );
	add_filter( 'woocommerce_get_endpoint_url', __NAMESPACE__ . '\to_page', 10, 2 );
	add_filter( 'graphql_account_url_query_params', __NAMESPACE__ . '\offer_target' );
	add_filter( 'graphql_cart_url_query_params', __NAMESPACE__ . '\offer_target' );
	add_filter( 'wp_redirect', __NAMESPACE__ . '\to_target' );
	add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\mark' );
	add_action( 'woocommerce_store_api_checkout_update_order_meta', __NAMESPACE__ . '\mark' );
}
