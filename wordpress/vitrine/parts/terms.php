<?php
/**
 * Tells the storefront the page with the terms.
 *
 * Adds the field `vitrineTerms`: the page that WooCommerce > Settings > Advanced > Page setup names
 * as "Terms and conditions", which shoppers accept in the checkout. Its id is 0 if none is chosen,
 * or if it is not public.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Terms;

defined( 'ABSPATH' ) || exit;

/** Resolves the field. */
function resolve() {
	$id   = (int) wc_get_page_id( 'terms' );
	$page = $id > 0 ? get_post( $id ) : null;
	if ( ! $page || 'publish' !== $page->post_status ) {
		return array( 'id' => 0 );
	}
	return array(
		'id'    => $id,
		'title' => get_the_title( $page ),
		'url'   => (string) get_permalink( $page ),
	);
}

/** Adds the field and its type, if WooCommerce is active. */
function register() {
	if ( ! function_exists( 'wc_get_page_id' ) ) {
		return;
	}
	register_graphql_object_type(
		'VitrineTerms',
		array(
			'fields' => array(
				'id'    => array( 'type' => 'Int' ),
				'title' => array( 'type' => 'String' ),
				'url'   => array( 'type' => 'String' ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'vitrineTerms',
		array(
			'type'    => 'VitrineTerms',
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \VitrinePlugin\is_on( 'terms' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}
