<?php
/**
 * The few functions of WordPress that the file for changes calls, and the hooks that it uses: those
 * of WordPress 7.0 and WooCommerce 11.0. Runs the events in the first argument (JSON) in one request,
 * and prints as JSON the notices that were sent, what is unsent, and the scheduled tasks.
 */

const HOOKS = array(
	'woocommerce_new_product',
	'woocommerce_update_product',
	'woocommerce_new_product_variation',
	'woocommerce_update_product_variation',
	'woocommerce_product_set_stock',
	'woocommerce_variation_set_stock',
	'transition_post_status',
	'deleted_post',
	'created_term',
	'edited_term',
	'delete_term',
	'updated_option',
	'woocommerce_tax_rate_added',
	'woocommerce_tax_rate_updated',
	'woocommerce_tax_rate_deleted',
	'vitrine_resend_changes',
	'shutdown',
);

$case = json_decode( $argv[1], true );

define( 'ABSPATH', '/' );
if ( ! ( $case['isUnset'] ?? false ) ) {
	define( 'VITRINE_STOREFRONT_URL', 'https://shop.example/' );
	define( 'VITRINE_WEBHOOK_SECRET', $case['secret'] );
}

$actions   = array();
$options   = array( 'vitrine_unsent_changes' => $case['unsent'] ?? array() );
$sent      = array();
$scheduled = array();

function add_action( $name, $callback, $priority = 10, $count = 1 ) {
	global $actions;
	if ( ! in_array( $name, HOOKS, true ) ) {
		throw new Exception( "WordPress has no hook $name." );
	}
	$actions[ $name ] = array( $callback, $count );
}

function do_action( $name, ...$values ) {
	global $actions;
	if ( isset( $actions[ $name ] ) ) {
		list( $callback, $count ) = $actions[ $name ];
		$callback( ...array_slice( $values, 0, $count ) );
	}
}

function __return_true() {
	return true;
}

/** Variations have the ids from 100 on, and the product 12. */
function wp_get_post_parent_id( $id ) {
	return $id >= 100 ? 12 : 0;
}

function wp_json_encode( $value ) {
	return json_encode( $value );
}

function wp_remote_post( $url, $arguments ) {
	global $sent, $case;
	$sent[] = array( 'url' => $url ) + $arguments;
	return array( 'code' => $case['status'] ?? 200 );
}

function wp_remote_retrieve_response_code( $response ) {
	return $response['code'];
}

function get_option( $name, $default ) {
	global $options;
	return $options[ $name ] ?? $default;
}

function update_option( $name, $value ) {
	global $options;
	$options[ $name ] = $value;
}

function delete_option( $name ) {
	global $options;
	unset( $options[ $name ] );
}

function wp_next_scheduled( $name ) {
	global $scheduled;
	return in_array( $name, $scheduled, true );
}

function wp_schedule_single_event( $time, $name ) {
	global $scheduled;
	$scheduled[] = $name;
}

final class Product {
	private $id;

	public function __construct( $id ) {
		$this->id = $id;
	}
	public function get_id() {
		return $this->id;
	}
}

require __DIR__ . '/../../wordpress/vitrine-changes.php';

foreach ( $case['events'] as list( $name, $values ) ) {
	$values = array_map(
		fn( $value ) => is_array( $value ) ? ( isset( $value['post_type'] ) ? (object) $value : new Product( $value['id'] ) ) : $value,
		$values
	);
	do_action( $name, ...$values );
}
do_action( 'shutdown' );

echo json_encode(
	array(
		'sent'      => $sent,
		'unsent'    => $options['vitrine_unsent_changes'] ?? array(),
		'scheduled' => $scheduled,
	)
);
