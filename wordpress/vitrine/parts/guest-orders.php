<?php
/**
 * Shows the storefront a guest's order by its number and key.
 *
 * WooGraphQL's own field `order` refuses every guest, even one who has the order's key. This part
 * adds the field `vitrineOrder`. Its arguments are the order's number and key, the time and a
 * signature of all three; an order without a recent signature, of another key or of a customer's
 * account is null, as one that does not exist. Nobody but the storefront's server can sign, and it
 * limits the attempts of its guests. Without this part, the storefront opens an order's link for 30
 * days.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\GuestOrders;

defined( 'ABSPATH' ) || exit;

/** Statuses of orders that nobody has placed yet, or that are deleted. */
const UNPLACED = array( 'auto-draft', 'checkout-draft', 'draft', 'trash' );

/** Finds the guest's order with this key, if it has this number: WooCommerce's id, or the displayed one. */
function find_order( $number, $key ) {
	$order = '' === $key ? null : wc_get_order( wc_get_order_id_by_order_key( $key ) );
	// The database may compare keys without regard to case.
	if ( ! $order instanceof \WC_Order || ! hash_equals( $order->get_order_key(), $key ) ) {
		return null;
	}
	$is_named = in_array( $number, array( (string) $order->get_id(), (string) $order->get_order_number() ), true );
	// An account's orders are shown after its sign-in only, as on WooCommerce's own page.
	$is_guests = 0 === $order->get_customer_id() && ! $order->has_status( UNPLACED );
	return $is_named && $is_guests ? $order : null;
}

/** Lets the rest of this request read an order, which WooGraphQL shows to its owner and to editors only. */
function allow( $allowed ) {
	add_filter(
		'graphql_restricted_data_cap',
		function ( $cap, $model, $data ) use ( $allowed ) {
			return $data instanceof \WC_Order && $data->get_id() === $allowed->get_id() ? '' : $cap;
		},
		10,
		3
	);
}

/** Resolves the field: the order as WooGraphQL models it, or null. */
function resolve( $source, $args ) {
	$lines = array( 'order', $args['time'], $args['number'], $args['key'] );
	$order = \VitrinePlugin\is_signed( $lines, $args['signature'], \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ), time() )
		? find_order( $args['number'], $args['key'] )
		: null;
	if ( ! $order ) {
		return null;
	}
	allow( $order );
	return new \WPGraphQL\WooCommerce\Model\Order( $order->get_id() );
}

/** Adds the field, if WooGraphQL is active. */
function register() {
	if ( ! class_exists( '\WPGraphQL\WooCommerce\Model\Order' ) ) {
		return;
	}
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_field(
		'RootQuery',
		'vitrineOrder',
		array(
			'type'    => 'Order',
			'args'    => array(
				'number'    => $text,
				'key'       => $text,
				'time'      => $text,
				'signature' => $text,
			),
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \VitrinePlugin\is_on( 'guest-orders' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}
