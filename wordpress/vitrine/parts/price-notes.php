<?php
/**
 * Tells the storefront a product's price per unit and its lowest price before a sale.
 *
 * The storefront shows the product metadata `vitrine_unit_price` and `vitrine_lowest_price`, as
 * texts. Without such metadata, these are the texts of two plugins, which store numbers: Germanized
 * for WooCommerce, and Omnibus — show the lowest price.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\PriceNotes;

defined( 'ABSPATH' ) || exit;

/** Returns a plugin's text on a product by the metadata's key; '' without one. */
function text_of( $key, $product ) {
	if ( 'vitrine_unit_price' === $key ) {
		return function_exists( 'wc_gzd_get_product' ) ? wc_gzd_get_product( $product )->get_unit_price_html( '' ) : '';
	}
	if ( 'vitrine_lowest_price' !== $key || ! $product->is_on_sale() ) {
		return '';
	}
	// The plugin prints it; without the plugin nothing is printed.
	ob_start();
	do_action( 'iworks_omnibus_wc_lowest_price_message', $product->get_id() );
	return ob_get_clean();
}

/** Adds the texts to the requested metadata of a product. */
function with_texts( $resolve ) {
	return function ( $source, $args, ...$more ) use ( $resolve ) {
		$found   = $resolve( $source, $args, ...$more );
		$keys    = array_diff( (array) ( $args['keysIn'] ?? array() ), array_map( fn( $entry ) => $entry->key, (array) $found ) );
		$keys    = array_intersect( $keys, array( 'vitrine_unit_price', 'vitrine_lowest_price' ) );
		$product = $keys ? wc_get_product( $source->ID ) : null;
		foreach ( $product ? $keys : array() as $key ) {
			$value = trim( wp_strip_all_tags( text_of( $key, $product ) ) );
			if ( '' !== $value ) {
				$found   = (array) $found;
				$found[] = (object) compact( 'key', 'value' );
			}
		}
		return $found;
	};
}

/** Replaces the field's resolver in the types of products and variations. */
function add_texts( $fields, $type ) {
	$is_product = preg_match( '/Product(?:Variation)?$/', $type ) && isset( $fields['metaData']['resolve'] );
	if ( $is_product && function_exists( 'wc_get_product' ) ) {
		$fields['metaData']['resolve'] = with_texts( $fields['metaData']['resolve'] );
	}
	return $fields;
}

if ( \VitrinePlugin\is_on( 'price-notes' ) ) {
	add_filter( 'graphql_object_fields', __NAMESPACE__ . '\add_texts', 10, 2 );
}
