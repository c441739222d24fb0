<?php
/** Simulated request of WPGraphQL's endpoint: prints the response that ends it, or null. */

final class Sent extends Exception {
	public $response;

	public function __construct( $response ) {
		parent::__construct();
		$this->response = $response;
	}
}

$is_cached = true;

function nocache_headers() {
	global $is_cached;
	$is_cached = false;
}

function wp_send_json( $body, $status ) {
	global $is_cached;
	throw new Sent( array( 'status' => $status, 'body' => $body, 'isCached' => $is_cached ) );
}

require __DIR__ . '/wordpress.php';

$response = null;
try {
	do_action( 'graphql_process_http_request' );
} catch ( Sent $sent ) {
	$response = $sent->response;
}
echo json_encode( $response );
