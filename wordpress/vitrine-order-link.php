<?php
/**
 * Plugin Name: Vitrine: the link of an order by email
 * Description: Emails the link of an order to the order's own address, for guests who ask the storefront for it.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/, and the storefront's address into wp-config.php:
 *
 *     define( 'VITRINE_STOREFRONT_URL', 'https://shop.example' );
 *
 * It is optional: without it, the storefront shows no form for it. Without the address, the link
 * leads to WooCommerce's own page of the order. The address is not an input of the mutation: whoever
 * may choose it could send the shop's customers anywhere.
 *
 * Whoever knows an order's number and email address only makes WordPress send one more email to that
 * address. The response is the same whether or not there is such an order.
 */

namespace Vitrine\OrderLink;

defined( 'ABSPATH' ) || exit;

/** Event in which WordPress sends the email. */
const EVENT = 'vitrine_send_order_link';

/** Period of the limits, in seconds. Each allowed attempt restarts it. */
const PERIOD = 3600;

/** Emails for one order, and requests from one address, which is the storefront's without vitrine-client.php. */
const PER_ORDER   = 3;
const PER_ADDRESS = 120;

/** Statuses of orders that nobody has placed yet, or that are deleted. */
const UNPLACED = array( 'auto-draft', 'checkout-draft', 'draft', 'trash' );

/** Counts an attempt; false if there were too many. */
function is_allowed( $key, $most ) {
	$name  = 'vitrine_link_' . md5( $key );
	$count = (int) get_transient( $name );
	if ( $count >= $most ) {
		return false;
	}
	set_transient( $name, $count + 1, PERIOD );
	return true;
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
 * Requests the email. WordPress sends it in another request: otherwise the response time would
 * reveal that there is such an order.
 */
function request_link( $input ) {
	if ( is_allowed( 'address ' . ( $_SERVER['REMOTE_ADDR'] ?? '' ), PER_ADDRESS ) ) {
		$order = find_order( (string) ( $input['number'] ?? '' ), (string) ( $input['email'] ?? '' ) );
		if ( $order ) {
			wp_schedule_single_event( time(), EVENT, array( $order->get_id() ) );
		}
	}
	return array();
}

/**
 * Returns an order's link, at the storefront if its address is known. An account's order is shown
 * after its sign-in only, as on WooCommerce's own page.
 */
function link_of( $order ) {
	$is_guests = 0 === $order->get_customer_id();
	if ( ! defined( 'VITRINE_STOREFRONT_URL' ) ) {
		return $is_guests ? $order->get_checkout_order_received_url() : $order->get_view_order_url();
	}
	$path = $is_guests
		? '/checkout/order-received/' . $order->get_id() . '/?key=' . rawurlencode( $order->get_order_key() )
		: '/my-account/view-order/' . $order->get_id() . '/';
	return rtrim( VITRINE_STOREFRONT_URL, '/' ) . $path;
}

/** Sends the link of an order to the order's own address. */
function send_link( $id ) {
	$order = wc_get_order( $id );
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

add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
add_action( EVENT, __NAMESPACE__ . '\send_link' );
