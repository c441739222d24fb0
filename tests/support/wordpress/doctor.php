<?php
/**
 * Simulated versions of WooGraphQL: prints what the field of the setup returns, and the names of its
 * type's fields.
 */

namespace WPGraphQL\WooCommerce\Model {
	final class Order {}
}

namespace {
	require __DIR__ . '/wordpress.php';

	do_action( 'graphql_register_types' );
	$field = $fields['RootQuery.vitrineSetup'] ?? null;

	echo json_encode(
		array(
			'fields' => $field ? array_keys( $types[ $field['type'] ]['fields'] ) : null,
			'setup'  => $field ? $field['resolve']() : null,
		)
	);
}
