<?php
/**
 * Rejects guests and customers who declare an order paid, or set its fees.
 *
 * WooGraphQL's checkout lets everybody declare an order paid (isPaid, transactionId), change its
 * total by fees, also negative ones, and set WooCommerce's own meta data of it, such as the date of
 * its payment. This part leaves that to users who may edit orders, as WooGraphQL's own mutation
 * addFee does. The storefront sends none of it. Another storefront, whose browsers report payments,
 * needs this part off.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\PrepaidOrders;

defined( 'ABSPATH' ) || exit;

/** Inputs of a checkout by which its sender changes the amount to pay. */
const INPUTS = array( 'isPaid', 'transactionId', 'fees' );

/**
 * Refuses a value that the current user may not set.
 *
 * @throws \GraphQL\Error\UserError WPGraphQL shows its message.
 */
function refuse( $field ) {
	if ( ! current_user_can( 'edit_shop_orders' ) ) {
		throw new \GraphQL\Error\UserError( "Only users who may edit orders can set \"$field\". Nothing was changed." );
	}
}

/** Returns the keys of meta data that are properties of an order, such as _date_paid. */
function order_keys() {
	return class_exists( 'WC_Data_Store' ) ? \WC_Data_Store::load( 'order' )->get_internal_meta_keys() : array();
}

/** Refuses a checkout before WooGraphQL registers its fees, which would count for the rest of the request. */
function check_input( $input, $context, $info, $mutation ) {
	if ( 'checkout' !== $mutation ) {
		return $input;
	}
	foreach ( INPUTS as $field ) {
		if ( ! empty( $input[ $field ] ) ) {
			refuse( $field );
		}
	}
	foreach ( array_intersect( array_column( $input['metaData'] ?? array(), 'key' ), order_keys() ) as $key ) {
		refuse( $key );
	}
	return $input;
}

/** Refuses fees of the field `cart`: in a batch they would count for a checkout after it, too. */
function guard_cart( $fields ) {
	$resolve = $fields['cart']['resolve'] ?? null;
	if ( $resolve ) {
		$fields['cart']['resolve'] = function ( $source, $args, ...$rest ) use ( $resolve ) {
			if ( ! empty( $args['fees'] ) ) {
				refuse( 'fees' );
			}
			return $resolve( $source, $args, ...$rest );
		};
	}
	return $fields;
}

if ( \VitrinePlugin\is_on( 'prepaid-orders' ) ) {
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\check_input', 10, 4 );
	// After WPGraphQL has added the registered fields.
	add_filter( 'graphql_RootQuery_fields', __NAMESPACE__ . '\guard_cart', PHP_INT_MAX );
}
