<?php
/**
 * Simulated cart mutations of WPGraphQL in one session of WooCommerce: sends those of the case one
 * after another, and prints the result of each, and the session's keys.
 */

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

require __DIR__ . '/wordpress.php';

/** Carries out a mutation as WPGraphQL does; returns its result and the response's header. */
function mutate( $mutation ) {
	unset( $_SERVER['HTTP_IDEMPOTENCY_KEY'] );
	if ( isset( $mutation['key'] ) ) {
		$_SERVER['HTTP_IDEMPOTENCY_KEY'] = $mutation['key'];
	}
	if ( $mutation['isSessionless'] ?? false ) {
		WC()->session = null;
	}
	$headers = apply_filters( 'graphql_response_headers_to_send', array() );
	$result  = 'applied';
	try {
		apply_filters( 'graphql_mutation_input', array(), null, null, 'addToCart' );
		if ( $mutation['fails'] ?? false ) {
			$result = 'rejected';
		} else {
			do_action( 'graphql_mutation_response', array() );
		}
	} catch ( Exception $error ) {
		$result = get_class( $error ) . ': ' . $error->getMessage();
	}
	return array( 'result' => $result ) + $headers;
}

$results = array_map( 'mutate', $case['mutations'] );
$keys    = WC()->session ? WC()->session->get( 'vitrine_changes', array() ) : array();
echo json_encode( array( 'results' => $results, 'keys' => $keys ) );
