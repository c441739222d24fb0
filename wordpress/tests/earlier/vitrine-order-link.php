<?php
/**
 * Plugin Name: Vitrine: order link
 *
 * One of the seven files of a release before the single file, shortened.
 */

namespace Vitrine\OrderLink;

const EVENT = 'vitrine_send_order_link';

function send_link( $id ) {
	throw new \Exception( "The earlier file sends the link of order $id." );
}

function register() {
	register_graphql_mutation( 'vitrineSendOrderLink', array() );
}

add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
add_action( EVENT, __NAMESPACE__ . '\send_link' );
