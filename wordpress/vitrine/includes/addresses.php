<?php
/**
 * Addresses of pages of the storefront.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Meta key of an order's language at the storefront, whose pages are below its code. */
const ORDER_LANGUAGE = 'vitrine_language';

/** Returns the storefront's address of a path. */
function storefront_url( $path ) {
	return rtrim( setting( 'VITRINE_STOREFRONT_URL' ), '/' ) . $path;
}

/** Returns the storefront's address of an order's path, in the language that it was placed in. */
function storefront_order_url( $order, $path ) {
	$language = (string) $order->get_meta( ORDER_LANGUAGE );
	return storefront_url( ( '' !== $language ? '/' . rawurlencode( $language ) : '' ) . $path );
}

/** Returns the storefront's page of an order for whoever has its key. */
function receipt_url( $order ) {
	return storefront_order_url( $order, '/checkout/order-received/' . $order->get_id() . '/?key=' . rawurlencode( $order->get_order_key() ) );
}

/** Returns the storefront's page of an order; an account's order is shown after its sign-in only. */
function order_url( $order ) {
	return 0 === $order->get_customer_id() ? receipt_url( $order ) : storefront_order_url( $order, '/my-account/view-order/' . $order->get_id() . '/' );
}
