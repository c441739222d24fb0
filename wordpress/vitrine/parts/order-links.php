<?php
/**
 * Emails a guest the link of an order.
 *
 * The link goes to the order's own address, for guests who request it from the storefront. The
 * address is not an input of the mutation: whoever may choose it could send the shop's customers
 * anywhere. Whoever knows an order's number and email address only makes WordPress send one more
 * email to that address. The response is the same whether or not there is such an order. Without
 * VITRINE_STOREFRONT_URL the link leads to WooCommerce's own page of the order. Without this part,
 * the storefront shows no form for it.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\OrderLinks;

defined( 'ABSPATH' ) || exit;

/** Event in which WordPress looks the order up and sends the email. */
const EVENT = 'vitrine_find_order_link';

/** Event of earlier releases, which had looked the order up before. */
const FORMER_EVENT = 'vitrine_send_order_link';

/** Period of the limits, in seconds. */
const PERIOD = 3600;

/** Emails for one order, and requests from one address, which is the storefront's without client-address. */
const PER_ORDER   = 3;
const PER_ADDRESS = 120;

/** Maximum length of a number and an email address. */
const MAX_INPUT = 254;

/** Statuses of orders that nobody has placed yet, or that are deleted. */
const UNPLACED = array( 'auto-draft', 'checkout-draft', 'draft', 'trash' );

/** Counts an attempt; false if there were too many. Parallel requests are counted one after another. */
function is_allowed( $key, $most ) {
	$name = 'vitrine_limit_' . md5( $key );
	if ( ! \VitrinePlugin\lock( $name ) ) {
		return false;
	}
	list( $count, $end ) = (array) get_transient( $name ) + array( 0, 0 );
	// An attempt must not extend the period.
	$end = $end > time() ? (int) $end : time() + PERIOD;
	$is_allowed = (int) $count < $most;
	if ( $is_allowed ) {
		set_transient( $name, array( (int) $count + 1, $end ), $end - time() );
	}
	\VitrinePlugin\unlock( $name );
	return $is_allowed;
}

/** Finds the order with this number, if it was placed under this email address. */
function find_order( $number, $email ) {
	// The filter of WooCommerce's own order tracking, by which extensions resolve their order numbers.
	$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', ltrim( trim( $number ), '#' ) );
	$order = wc_get_order( $id );
	if ( ! $order instanceof \WC_Order || $order->has_status( UNPLACED ) ) {
		return null;
	}
	$own = strtolower( $order->get_billing_email() );
	return '' !== $own && hash_equals( $own, strtolower( trim( $email ) ) ) ? $order : null;
}

/**
 * Requests the email. WordPress looks the order up and sends it in another request: otherwise the
 * response time would reveal that there is such an order.
 */
function request_link( $input ) {
	$given = array( substr( (string) ( $input['number'] ?? '' ), 0, MAX_INPUT ), substr( (string) ( $input['email'] ?? '' ), 0, MAX_INPUT ) );
	if ( is_allowed( 'address ' . ( $_SERVER['REMOTE_ADDR'] ?? '' ), PER_ADDRESS ) ) {
		wp_schedule_single_event( time(), EVENT, $given );
	}
	return array();
}

/** Sends the link of the order with this number and email address, if there is one. */
function send_requested( $number, $email ) {
	// WooCommerce may have become inactive since the request.
	$order = function_exists( 'wc_get_order' ) ? find_order( $number, $email ) : null;
	if ( $order ) {
		send_link( $order->get_id() );
	}
}

/** Returns an order's link, at the storefront if its address is known. */
function link_of( $order ) {
	if ( '' !== \VitrinePlugin\setting( 'VITRINE_STOREFRONT_URL' ) ) {
		return \VitrinePlugin\order_url( $order );
	}
	return 0 === $order->get_customer_id() ? $order->get_checkout_order_received_url() : $order->get_view_order_url();
}

/** Sends the link of an order to the order's own address. */
function send_link( $id ) {
	$order = function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : null;
	if ( ! $order instanceof \WC_Order || ! is_allowed( 'order ' . $order->get_id(), PER_ORDER ) ) {
		return;
	}
	$number  = $order->get_order_number();
	$subject = '[' . wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) . '] Your order ' . $number;
	$who     = 0 === $order->get_customer_id() ? 'Anyone who has the link can see the order.' : 'Sign in there with your account.';
	$text    = "To see your order $number, open this link:\n\n" . link_of( $order ) . "\n\n$who";
	wp_mail( $order->get_billing_email(), $subject, $text );
}

/** Adds the mutation, if WooCommerce is active. */
function register() {
	if ( ! function_exists( 'wc_get_order' ) ) {
		return;
	}
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'vitrineSendOrderLink',
		array(
			'inputFields'         => array(
				'number' => $text,
				'email'  => $text,
			),
			'outputFields'        => array(),
			'mutateAndGetPayload' => __NAMESPACE__ . '\request_link',
		)
	);
}

if ( \VitrinePlugin\is_on( 'order-links' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
	add_action( EVENT, __NAMESPACE__ . '\send_requested', 10, 2 );
	add_action( FORMER_EVENT, __NAMESPACE__ . '\send_link' );
}
