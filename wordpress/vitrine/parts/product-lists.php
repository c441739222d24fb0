<?php
/**
 * Leaves products with a password out of lists, which they would break.
 *
 * WooGraphQL returns no list that contains a product with a password, and no related products
 * beside one. This part leaves such products out of lists for everybody who may not edit them.
 * Without it, the storefront finds such a product by further requests.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\ProductLists;

defined( 'ABSPATH' ) || exit;

/** Leaves products with a password out of a list. */
function leave_out( $args ) {
	return current_user_can( 'edit_others_posts' ) ? $args : array( 'has_password' => false ) + $args;
}

if ( \VitrinePlugin\is_on( 'product-lists' ) ) {
	add_filter( 'graphql_product_connection_query_args', __NAMESPACE__ . '\leave_out' );
}
