<?php
/**
 * Prints the hooks of each part of the plugin, what it adds to the schema while WooCommerce is
 * inactive, and what an administrator sees and the log has of its setup.
 */

require __DIR__ . '/wordpress.php';

do_action( 'plugins_loaded' );

/** Returns the hooks by the namespaces of their callbacks. */
function hooks_by_part() {
	global $wp_filter;
	$by_part = array();
	foreach ( array_keys( $wp_filter ) as $name ) {
		foreach ( callbacks_of( $name ) as list( $callback ) ) {
			if ( is_string( $callback ) ) {
				$by_part[ preg_replace( '/\\\\\w+$/', '', $callback ) ][] = $name;
			}
		}
	}
	return array_map(
		function ( $names ) {
			sort( $names );
			return $names;
		},
		$by_part
	);
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
		'hooks'   => (object) hooks_by_part(),
		'notices' => $notices,
		'log'     => file_get_contents( LOG ),
	)
);
