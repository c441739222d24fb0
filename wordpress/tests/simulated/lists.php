<?php
/** Simulated lists and pages of WordPress: prints the arguments of a list, and the page with the terms. */

function wc_get_page_id( $name ) {
	global $case;
	return 'terms' === $name ? $case['terms'] ?? -1 : -1;
}

function get_post( $id ) {
	global $case;
	return isset( $case['pages'][ $id ] ) ? (object) $case['pages'][ $id ] : null;
}

function get_the_title( $page ) {
	return $page->title;
}

function get_permalink( $page ) {
	return $page->url;
}

require __DIR__ . '/wordpress.php';

do_action( 'graphql_register_types' );
$field = $fields['RootQuery.vitrineTerms'] ?? null;
echo json_encode(
	array(
		'arguments' => apply_filters( 'graphql_product_connection_query_args', array( 'post_type' => 'product' ) ),
		'terms'     => $field ? $field['resolve']() : null,
		'types'     => array_keys( $types ),
	)
);
