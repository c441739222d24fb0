<?php
/**
 * Addresses of pages of the storefront.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Returns the storefront's address of a path. */
function storefront_url( $path ) {
	return rtrim( setting( 'VITRINE_STOREFRONT_URL' ), '/' ) . $path;
}

/** Returns the storefront's page of an order for whoever has its key. */
function receipt_url( $order ) {
	return storefront_url( '/checkout/order-received/' . $order->get_id() . '/?key=' . rawurlencode( $order->get_order_key() ) );
}

/** Returns the storefront's page of an order; an account's order is shown after its sign-in only. */
function order_url( $order ) {
	return 0 === $order->get_customer_id() ? receipt_url( $order ) : storefront_url( '/my-account/view-order/' . $order->get_id() . '/' );
}
