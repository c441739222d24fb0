<?php
/**
 * Plugin Name: Vitrine: no order at an unseen price, and none twice
 * Description: Refuses a WooGraphQL checkout if its total differs from the one the shopper was shown, or if its order exists already.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/. It is optional. Without it, WooCommerce accepts an
 * order at another total, and the storefront says so on the order's page; and only the storefront
 * prevents a second order. The file has kept its first name, although it has two parts now.
 *
 * WooGraphQL's checkout takes no expected total and no idempotency key. The storefront sends both as
 * meta data of the order: the total that was shown, as the cart's own raw number, and the id of the
 * checkout, its intent. This file compares the order with them. A checkout without them, from
 * another storefront or from WooCommerce's own form, is left alone.
 */

namespace Vitrine\SeenTotal;

defined( 'ABSPATH' ) || exit;

/**
 * Meta key of the displayed total. The refusal contains it, so that the storefront can identify
 * this error.
 */
const KEY = 'vitrine_seen_total';

const REFUSAL = 'The total of the order is not the one that was shown (' . KEY . '). No order was placed.';

/** Copies the displayed total from WooGraphQL's meta data into the checkout's posted data. */
function take_seen_total( $data, $input = array() ) {
	// WooCommerce's own form runs the same filter without an input.
	foreach ( $input['metaData'] ?? array() as $meta ) {
		if ( KEY === ( $meta['key'] ?? '' ) ) {
			$data[ KEY ] = $meta['value'] ?? '';
		}
	}
	return $data;
}

/** True if a total differs from the displayed one. */
function is_unseen( $total, $data ) {
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
	if ( is_unseen( WC()->cart->get_total( 'edit' ), $data ) ) {
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
	if ( is_unseen( $order->get_total( 'edit' ), $data ) ) {
		// WooGraphQL reports a notice of another type before a thrown exception's message.
		wc_add_notice( REFUSAL, 'error' );
		throw new \Exception( REFUSAL );
	}
}

// Runs last, so that no plugin changes the total afterwards.
add_filter( 'woocommerce_checkout_posted_data', __NAMESPACE__ . '\take_seen_total', PHP_INT_MAX, 2 );
add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\check_cart', PHP_INT_MAX, 2 );
add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\check_order', PHP_INT_MAX, 2 );

namespace Vitrine\OneOrder;

/**
 * Meta key of the intent. The refusals contain it, so that the storefront can identify this error.
 */
const KEY = 'vitrine_intent';

/** Maximum time to wait for another request with the same intent, in seconds. */
const WAIT_SECONDS = 5;

/** Returns the intent in a checkout's meta data; an empty string without one. */
function intent_in( $input ) {
	$intent = '';
	foreach ( $input['metaData'] ?? array() as $meta ) {
		if ( KEY === ( $meta['key'] ?? '' ) ) {
			$intent = (string) ( $meta['value'] ?? '' );
		}
	}
	return $intent;
}

/**
 * Takes the lock of an intent, so that two requests with it run one after the other. The database
 * releases it when the request ends, however it ends. False if another request holds it; a database
 * without such locks refuses nobody.
 */
function lock( $intent ) {
	global $wpdb;
	$name = 'vitrine_' . md5( $wpdb->prefix . $intent );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return '0' !== $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, WAIT_SECONDS ) );
}

/** Finds the order of an intent; a cancelled order and one whose payment failed do not count. */
function order_of( $intent ) {
	$statuses = array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-cancelled', 'wc-failed' ) );
	$orders   = wc_get_orders(
		array(
			'type'          => 'shop_order',
			'status'        => array_values( $statuses ),
			'limit'         => 1,
			'meta_key'      => KEY, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'    => $intent, // phpcs:ignore WordPress.DB.SlowDBQuery
			// Another request may have saved the order a moment ago.
			'cache_results' => false,
		)
	);
	return $orders[0] ?? null;
}

/** True if WooCommerce will use an unpaid order again for this session, so that it stays one order. */
function is_resumed( $order ) {
	$awaiting = WC()->session ? absint( WC()->session->get( 'order_awaiting_payment' ) ) : 0;
	return $order->get_id() === $awaiting && $order->has_status( 'pending' );
}

/**
 * Refuses a checkout.
 *
 * @throws \Exception WooGraphQL turns it into the checkout's error.
 */
function refuse( $message ) {
	// WooGraphQL reports a notice of another type before a thrown exception's message.
	wc_add_notice( $message, 'error' );
	throw new \Exception( $message );
}

/** Refuses a checkout whose intent has an order, before anything of it has started. */
function check_intent( $data, $input ) {
	$intent = intent_in( $input );
	if ( '' === $intent ) {
		return;
	}
	if ( ! lock( $intent ) ) {
		refuse( 'Another request is placing this order (' . KEY . ').' );
	}
	$order = order_of( $intent );
	if ( $order && ! is_resumed( $order ) ) {
		$number = $order->get_order_number();
		refuse( 'This order is placed already (' . KEY . ': ' . $number . '). No second order was placed.' );
	}
}

add_action( 'graphql_woocommerce_before_checkout', __NAMESPACE__ . '\check_intent', 10, 2 );
