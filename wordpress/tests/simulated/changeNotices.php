<?php
/**
 * Simulated request of WordPress that changes products, terms and settings: runs the events of the
 * case, and prints the notices that were sent, what is unsent, and the scheduled tasks.
 */

$sent = array();

/** Variations have the ids from 100 on, and the product 12. */
function wp_get_post_parent_id( $id ) {
	return $id >= 100 ? 12 : 0;
}

function wp_remote_post( $url, $arguments ) {
	global $sent, $case, $options;
	// Another request stores its own unsent notice meanwhile.
	$options += $case['meanwhile'] ?? array();
	$sent[] = array( 'url' => $url ) + $arguments;
	return array( 'code' => $case['status'] ?? 200 );
}

function wp_remote_retrieve_response_code( $response ) {
	return $response['code'];
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

require __DIR__ . '/wordpress.php';

foreach ( $case['events'] as list( $name, $values ) ) {
	$values = array_map(
		fn( $value ) => is_array( $value ) ? ( isset( $value['post_type'] ) ? (object) $value : ( isset( $value['id'] ) ? new Product( $value['id'] ) : $value ) ) : $value,
		$values
	);
	do_action( $name, ...$values );
}
do_action( 'shutdown' );

echo json_encode(
	array(
		'sent'      => $sent,
		'unsent'    => array_merge( array(), ...array_map( 'get_option', $wpdb->get_col( "SELECT option_name FROM wp_options WHERE option_name LIKE 'vitrine\\_unsent\\_changes%'" ) ) ),
		'scheduled' => array_column( $scheduled, 0 ),
	)
);
