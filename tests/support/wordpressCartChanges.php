<?php
/**
 * The few functions of WordPress and WooCommerce that the file for cart changes calls, and the hooks
 * that it uses: those of WPGraphQL 2.20.0. Sends the mutations in the first argument (JSON) to one
 * session, one after another, and prints as JSON the result of each and the session's keys.
 */

const HOOKS = array( 'graphql_mutation_input', 'graphql_mutation_response', 'graphql_response_headers_to_send' );

define( 'ABSPATH', '/' );

$filters = array();

function add_filter( $name, $callback ) {
	global $filters;
	if ( ! in_array( $name, HOOKS, true ) ) {
		throw new Exception( "WPGraphQL has no hook $name." );
	}
	$filters[ $name ] = $callback;
}

function add_action( ...$hook ) {
	add_filter( ...$hook );
}

final class Session {
	public $data = array();

	public function get( $key, $default = null ) {
		return $this->data[ $key ] ?? $default;
	}
	public function set( $key, $value ) {
		$this->data[ $key ] = $value;
	}
}

$woocommerce = (object) array( 'session' => new Session() );

function WC() {
	global $woocommerce;
	return $woocommerce;
}

require __DIR__ . '/../../wordpress/vitrine-cart-changes.php';

/** Carries out a mutation as WPGraphQL does; returns its result and the response's header. */
function mutate( $mutation ) {
	global $filters;
	unset( $_SERVER['HTTP_IDEMPOTENCY_KEY'] );
	if ( isset( $mutation['key'] ) ) {
		$_SERVER['HTTP_IDEMPOTENCY_KEY'] = $mutation['key'];
	}
	if ( $mutation['isSessionless'] ?? false ) {
		WC()->session = null;
	}
	$headers = $filters['graphql_response_headers_to_send']( array() );
	$result  = 'applied';
	try {
		$filters['graphql_mutation_input']( array(), null, null, 'addToCart' );
		if ( $mutation['fails'] ?? false ) {
			$result = 'rejected';
		} else {
			$filters['graphql_mutation_response']();
		}
	} catch ( Exception $error ) {
		$result = get_class( $error ) . ': ' . $error->getMessage();
	}
	return array( 'result' => $result ) + $headers;
}

$results = array_map( 'mutate', json_decode( $argv[1], true ) );
$keys    = WC()->session ? WC()->session->get( 'vitrine_changes', array() ) : array();
echo json_encode( array( 'results' => $results, 'keys' => $keys ) );
