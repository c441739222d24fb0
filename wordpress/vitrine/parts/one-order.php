<?php
/**
 * Rejects a second order of one checkout.
 *
 * WooCommerce's checkouts take no idempotency key. The storefront sends the id of the checkout, its
 * intent, as meta data of the order, or in an extension of the Store API's checkout, whose order
 * gets it from this part. This part refuses a second order with it. Without this part, only the
 * storefront prevents a second order. It also deletes the copy of an ordered cart.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\OneOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Meta key of the intent. The refusals contain it, so that the storefront can identify this error.
 */
const KEY = 'vitrine_intent';

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

/** Finds the order of an intent; a draft, a cancelled order and one whose payment failed do not count. */
function order_of( $intent ) {
	$statuses = array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-checkout-draft', 'wc-cancelled', 'wc-failed' ) );
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

/**
 * Locks an intent; returns the reason why no order is placed with it, or an empty string.
 *
 * @param callable $is_own True for an order with the intent that this checkout may use.
 */
function refusal( $intent, $is_own ) {
	// Two requests with an intent run one after the other.
	if ( ! \VitrinePlugin\lock( $intent ) ) {
		return 'Another request is placing this order (' . KEY . ').';
	}
	$order = order_of( $intent );
	if ( ! $order || $is_own( $order ) ) {
		return '';
	}
	return 'This order is placed already (' . KEY . ': ' . $order->get_order_number() . '). No second order was placed.';
}

/** Refuses a checkout whose intent has an order, before anything of it has started. */
function check_intent( $data, $input ) {
	$intent  = intent_in( $input );
	$message = '' === $intent ? '' : refusal( $intent, __NAMESPACE__ . '\is_resumed' );
	if ( '' !== $message ) {
		refuse( $message );
	}
}

/**
 * Refuses such a checkout of the Store API. WooCommerce has not loaded the session yet: one that was
 * loaded before another request had placed the order would bring the ordered cart back. An unpaid
 * order is left to the check below, which knows the session's own.
 */
function check_request( $response, $handler, $request ) {
	$intent = \VitrinePlugin\is_store_checkout( $request ) ? \VitrinePlugin\store_value( $request, 'intent' ) : '';
	if ( '' === $intent || is_wp_error( $response ) ) {
		return $response;
	}
	$message = refusal(
		$intent,
		function ( $order ) {
			return $order->has_status( 'pending' );
		}
	);
	return '' === $message ? $response : new \WP_Error( KEY, $message, array( 'status' => 400 ) );
}

/**
 * Gives the Store API's order its intent, before its payment. An unpaid order of the same intent must
 * be the one that WooCommerce uses again for this session.
 *
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException The Store API responds with it.
 */
function note_intent( $order, $request ) {
	$intent = \VitrinePlugin\store_value( $request, 'intent' );
	if ( '' === $intent ) {
		return;
	}
	$message = refusal(
		$intent,
		function ( $found ) use ( $order ) {
			return $found->get_id() === $order->get_id() && $found->has_status( 'pending' );
		}
	);
	if ( '' !== $message ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( KEY, $message, 400 );
	}
	$order->update_meta_data( KEY, $intent );
}

/**
 * Deletes a customer's copy of the cart that an order has emptied. WooGraphQL leaves it to the
 * gateways, of which those that redirect keep it: WooCommerce would bring the ordered products back.
 */
function forget_cart() {
	if ( WC()->cart->is_empty() ) {
		WC()->cart->empty_cart();
	}
}

if ( \VitrinePlugin\is_on( 'one-order' ) ) {
	add_action( 'graphql_woocommerce_after_checkout', __NAMESPACE__ . '\forget_cart' );
	add_action( 'graphql_woocommerce_before_checkout', __NAMESPACE__ . '\check_intent', 10, 2 );
	add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\check_request', 10, 3 );
	// After the check of the total: a refused draft has no intent.
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\note_intent', PHP_INT_MAX, 2 );
}
