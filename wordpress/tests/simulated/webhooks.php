<?php
/**
 * Simulated webhooks of WooCommerce: opens the case's pages of wp-admin, runs the check as often as the
 * case says, and prints the webhooks, the scheduled tasks, also those after the plugin is deactivated,
 * and for each event whether its webhook is delivered.
 */

require __DIR__ . '/webhookStore.php';

function wp_doing_ajax() {
	global $case;
	return $case['isAjax'] ?? false;
}

/** The users 1 and 2 may manage the shop. */
function user_can( $id, $capability ) {
	return 'manage_woocommerce' === $capability && in_array( $id, array( 1, 2 ), true );
}

function get_users( $query ) {
	return 'manage_woocommerce' === $query['capability'] ? array( '1' ) : array();
}

function wp_get_post_parent_id( $id ) {
	return 0;
}

require __DIR__ . '/wordpress.php';

foreach ( $case['webhooks'] ?? array() as $id => $webhook ) {
	$stored[ $id + 1 ] = $webhook + array(
		'name'          => 'by hand',
		'status'        => 'active',
		'user_id'       => 2,
		'api_version'   => 'wp_api_v3',
		'failure_count' => 0,
	);
}

do_action( 'admin_init' );
do_action( 'admin_init' );
for ( $count = 0; $count < ( $case['checks'] ?? 1 ); $count++ ) {
	do_action( 'vitrine_check_webhooks' );
}

foreach ( $case['changed'] ?? array() as $id ) {
	do_action( 'woocommerce_update_product', $id );
}
$delivered = array();
foreach ( $case['events'] ?? array() as list( $webhook, $id ) ) {
	$delivered[] = apply_filters( 'woocommerce_webhook_should_deliver', true, new WC_Webhook( $webhook ), $id );
}

$before = $scheduled;
do_action( 'deactivate_vitrine/vitrine.php' );

echo json_encode(
	array(
		'webhooks'  => array_values( $stored ),
		'saved'     => $saved,
		'known'     => get_option( 'vitrine_webhooks', array() ),
		'scheduled' => $before,
		'left'      => $scheduled,
		'delivered' => $delivered,
	)
);
