<?php
/**
 * Prints the hooks of each part of the must-use file, what it adds to the schema while WooCommerce is
 * inactive, and what an administrator sees and the log has of its setup. The case names the former files that WordPress has loaded before it.
 */

/** A function of each former file. */
const FORMER = array(
	'vitrine-cart-changes.php' => array( 'Vitrine\CartChanges', 'note_change' ),
	'vitrine-changes.php'      => array( 'Vitrine\Changes', 'post_notice' ),
	'vitrine-client.php'       => array( 'Vitrine\Client', 'as_client' ),
	'vitrine-order-key.php'    => array( 'Vitrine\OrderKey', 'find_order' ),
	'vitrine-order-link.php'   => array( 'Vitrine\OrderLink', 'request_link' ),
	'vitrine-seen-total.php'   => array( 'Vitrine\SeenTotal', 'take_seen_total', 'Vitrine\OneOrder', 'check_intent' ),
	'vitrine-sign-ins.php'     => array( 'Vitrine\SignIns', 'secret_of' ),
);

foreach ( json_decode( file_get_contents( '/project/case.json' ), true )['former'] ?? array() as $file ) {
	foreach ( array_chunk( FORMER[ $file ], 2 ) as list( $namespace, $function ) ) {
		eval( "namespace $namespace; function $function() {}" );
	}
}

require __DIR__ . '/wordpress.php';

/** Returns the names of the hooks by the namespaces of their callbacks. */
function hooks_by_part() {
	global $hooks;
	$by_part = array();
	foreach ( array_keys( $hooks ) as $name ) {
		foreach ( callbacks_of( $name ) as list( $callback ) ) {
			$namespace                = preg_replace( '/^.*Parts\\\\|\\\\\w+$/', '', $callback );
			$by_part[ $namespace ][] = $name;
		}
	}
	// The task has no callback of the file's own.
	unset( $by_part['__return_true'] );
	return array_map( 'array_unique', $by_part );
}

// Scheduled tasks and WPGraphQL's schema, while WooCommerce and WooGraphQL are inactive.
do_action( 'vitrine_check_webhooks' );
do_action( 'vitrine_send_order_link', 7 );
do_action( 'graphql_register_types' );

ob_start();
do_action( 'admin_notices' );
$notices = ob_get_clean();
// The second request of a day.
do_action( 'init' );
do_action( 'init' );

echo json_encode(
	array(
		'schema'  => array_keys( $fields + $mutations ),
		'hooks'   => array_map( 'array_values', hooks_by_part() ),
		'notices' => $notices,
		'log'     => file_get_contents( LOG ),
	)
);
