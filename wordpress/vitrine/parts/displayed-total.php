<?php
/**
 * Rejects an order at a total that the shopper has not seen.
 *
 * WooGraphQL's checkout takes no expected total. The storefront sends the total that was shown as
 * meta data of the order, as the cart's own raw number, or in an extension of the Store API's
 * checkout. This part compares the order with it. A checkout without it, from another storefront or
 * from WooCommerce's own form, is left alone. Without this part, WooCommerce accepts an order at
 * another total, and the storefront says so on the order's page.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\DisplayedTotal;

defined( 'ABSPATH' ) || exit;

/**
 * Meta key of the displayed total. The refusal contains it, so that the storefront can identify
 * this error.
 */
const KEY = 'vitrine_seen_total';

const REFUSAL = 'The total of the order is not the one that was shown (' . KEY . '). No order was placed.';

/** Copies the displayed total from WooGraphQL's meta data into the checkout's posted data. */
function take_displayed_total( $data, $input = array() ) {
	// WooCommerce's own form runs the same filter without an input.
	foreach ( $input['metaData'] ?? array() as $meta ) {
		if ( KEY === ( $meta['key'] ?? '' ) ) {
			$data[ KEY ] = $meta['value'] ?? '';
		}
	}
	return $data;
}

/** True if a total differs from the displayed one. */
function is_undisplayed( $total, $data ) {
	if ( ! isset( $data[ KEY ] ) ) {
		return false;
	}
	$decimals = wc_get_price_decimals();
	return wc_format_decimal( $data[ KEY ], $decimals ) !== wc_format_decimal( $total, $decimals );
}

/**
 * Refuses a cart whose total differs, before the order is created. Nothing has started here: no
 * coupon is reserved, and no pending order has been emptied to be refilled.
 */
function check_cart( $data, $errors ) {
	if ( is_undisplayed( WC()->cart->get_total( 'edit' ), $data ) ) {
		$errors->add( KEY, REFUSAL );
	}
}

/**
 * Refuses an order right before it is saved, if a new account or a plugin changed its total after
 * the cart was checked. WooCommerce releases the stock and coupons it reserved.
 *
 * @throws \Exception WooCommerce turns it into the checkout's error.
 */
function check_order( $order, $data ) {
	if ( is_undisplayed( $order->get_total( 'edit' ), $data ) ) {
		// WooGraphQL reports a notice of another type before a thrown exception's message.
		wc_add_notice( REFUSAL, 'error' );
		throw new \Exception( REFUSAL );
	}
}

/**
 * Refuses a checkout of the Store API before its payment. What is left is a draft, which the
 * session's next checkout uses again.
 *
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException The Store API responds with it.
 */
function check_store_order( $order, $request ) {
	$displayed = \VitrinePlugin\store_value( $request, 'seen_total' );
	if ( '' !== $displayed && is_undisplayed( $order->get_total( 'edit' ), array( KEY => $displayed ) ) ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( KEY, REFUSAL, 400 );
	}
}

if ( \VitrinePlugin\is_on( 'displayed-total' ) ) {
	// Runs last, so that no plugin changes the total afterwards.
	add_filter( 'woocommerce_checkout_posted_data', __NAMESPACE__ . '\take_displayed_total', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\check_cart', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\check_order', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\check_store_order', PHP_INT_MAX, 2 );
}
