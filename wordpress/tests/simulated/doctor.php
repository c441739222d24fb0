<?php
/**
 * Simulated versions of WooGraphQL: prints what the field of the setup returns, the names of its type's
 * fields, and the size of the headers that it sends.
 */

namespace WPGraphQL\WooCommerce\Model {
	final class Order {}
}

namespace VitrinePlugin\Doctor {
	/** Records a header in place of PHP, which sends none on a command line. */
	function header( $line, $replace ) {
		global $sent;
		$sent[] = $line;
	}
}

namespace {
	$sent = array();
	require __DIR__ . '/webhookStore.php';
	require __DIR__ . '/wordpress.php';

	foreach ( $case['webhooks'] ?? array() as $webhook ) {
		$stored[] = $webhook;
	}

	do_action( 'graphql_register_types' );
	$field = $fields['RootQuery.vitrineSetup'] ?? null;

	echo json_encode(
		array(
			'fields' => $field ? array_keys( $types[ $field['type'] ]['fields'] ) : null,
			'setup'  => $field ? $field['resolve']( null, $case['args'] ?? array() ) : null,
			'sent'   => array_sum( array_map( 'strlen', $sent ) ),
		)
	);
}
