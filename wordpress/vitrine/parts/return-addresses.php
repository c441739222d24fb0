<?php
/**
 * Leads shoppers back to the storefront.
 *
 * Gateways, emails and WooCommerce's own pages lead to the pages of an order in WordPress. For
 * orders of the storefront this part leads to the storefront's instead. A gateway returns by way of
 * WordPress's receipt, where some confirm their payments. WordPress's page of the payment, order-
 * pay, stays, since the storefront has none.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\ReturnAddresses;

defined( 'ABSPATH' ) || exit;

/** Meta data of the storefront's orders, by their own checkout and by WordPress's. */
const KEYS = array( \VitrinePlugin\OneOrder\KEY, \VitrinePlugin\DisplayedTotal\KEY, \VitrinePlugin\CheckoutLinks\KEY );

/** True for an order of the storefront, which has one of these meta data. */
function is_ours( $order ) {
	return $order instanceof \WC_Order && array() !== array_filter( array_map( array( $order, 'get_meta' ), KEYS ) );
}

/** Returns the storefront's receipt in place of WooCommerce's. */
function to_receipt( $url, $order ) {
	return is_ours( $order ) ? \VitrinePlugin\receipt_url( $order ) : $url;
}

/**
 * Returns WooCommerce's own receipt to a gateway, which may confirm its payment there. The shopper is
 * redirected from it to the storefront's.
 */
function to_gateway( $url, $order = null ) {
	if ( ! is_ours( $order ) ) {
		return $url;
	}
	remove_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt' );
	$own = $order->get_checkout_order_received_url();
	add_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt', 10, 2 );
	return $own;
}

/** True if the storefront is at the requested host, where a redirect to it could lead in a circle. */
function is_same_host() {
	$target = wp_parse_url( \VitrinePlugin\storefront_url( '/' ) );
	$port   = isset( $target['port'] ) ? ':' . $target['port'] : '';
	return strtolower( $_SERVER['HTTP_HOST'] ?? '' ) === strtolower( ( $target['host'] ?? '' ) . $port );
}

/** Redirects from WooCommerce's receipt to the storefront's, once the gateway has read the request. */
function leave_receipt() {
	if ( ! function_exists( 'is_order_received_page' ) || ! is_order_received_page() || is_same_host() ) {
		return;
	}
	$order = wc_get_order( absint( get_query_var( 'order-received' ) ) );
	$key   = $_GET['key'] ?? '';
	if ( ! is_ours( $order ) || ! is_string( $key ) || ! hash_equals( $order->get_order_key(), $key ) ) {
		return;
	}
	// Some gateways confirm the payment when they print their text, which nobody reads here.
	ob_start();
	do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
	ob_end_clean();
	nocache_headers();
	wp_redirect( \VitrinePlugin\receipt_url( $order ) );
	exit;
}

/**
 * Returns the storefront's checkout in place of WordPress's empty cart, to which WooCommerce redirects
 * from a checkout without products. Some gateways lead to it after a canceled or refused payment.
 */
function to_checkout( $location ) {
	$is_left = did_action( 'template_redirect' ) && function_exists( 'is_checkout' ) && is_checkout()
		&& wc_get_cart_url() === $location && WC()->cart->is_empty();
	return $is_left && ! is_same_host() ? \VitrinePlugin\storefront_url( '/checkout' ) : $location;
}

/** Returns the storefront's page of an order in place of the one in WooCommerce's account. */
function to_order( $url, $order ) {
	return is_ours( $order ) ? \VitrinePlugin\order_url( $order ) : $url;
}

/**
 * Returns the storefront's receipt for a payment that was canceled at its gateway: the order is
 * unpaid there, and can be paid again. WooCommerce cancels it when it holds its stock no longer. With
 * a redirect, the URL is that of a button that cancels an order, and stays.
 */
function to_unpaid( $url, $order, $redirect = '' ) {
	return '' === (string) $redirect ? to_receipt( $url, $order ) : $url;
}

/** Lets WordPress redirect to the storefront; it redirects to wp-admin instead of an unknown host. */
function allow_host( $hosts ) {
	$host = wp_parse_url( \VitrinePlugin\storefront_url( '/' ), PHP_URL_HOST );
	return $host ? array_merge( $hosts, array( $host ) ) : $hosts;
}

if ( \VitrinePlugin\is_on( 'return-addresses' ) ) {
	add_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt', 10, 2 );
	add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\to_gateway', 10, 2 );
	// After the gateways.
	add_action( 'template_redirect', __NAMESPACE__ . '\leave_receipt', PHP_INT_MAX );
	add_filter( 'wp_redirect', __NAMESPACE__ . '\to_checkout' );
	add_filter( 'woocommerce_get_view_order_url', __NAMESPACE__ . '\to_order', 10, 2 );
	add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\to_unpaid', 10, 3 );
	add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\to_unpaid', 10, 3 );
	add_filter( 'allowed_redirect_hosts', __NAMESPACE__ . '\allow_host' );
}
