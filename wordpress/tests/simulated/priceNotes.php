<?php
/**
 * Simulated product with metadata, and what two plugins print of it: prints the notes that WooGraphQL's
 * field of the case's type returns for the requested keys.
 */

final class WC_Product {
	public function get_id() {
		return 7;
	}
	public function is_on_sale() {
		global $case;
		return $case['onSale'];
	}
	public function get_unit_price_html( $price ) {
		return '<span class="amount">36,76&nbsp;€</span> / <span class="unit">kg</span>';
	}
}

function wc_get_product( $id ) {
	return 7 === $id ? new WC_Product() : false;
}

require __DIR__ . '/wordpress.php';

if ( $case['hasPlugins'] ) {
	function wc_gzd_get_product( $product ) {
		return $product;
	}
	add_action(
		'iworks_omnibus_wc_lowest_price_message',
		function ( $id ) {
			echo "<p class=\"iworks-omnibus\">Niedrigster Preis: $id,00 €</p>\n";
		}
	);
}

$meta    = array_map( fn( $entry ) => (object) $entry, $case['meta'] );
$resolve = fn( $source, $args ) => array_filter( $meta, fn( $entry ) => in_array( $entry->key, $args['keysIn'] ?? array( $entry->key ), true ) ) ?: null;
$fields  = apply_filters( 'graphql_object_fields', array( 'metaData' => compact( 'resolve' ) ), $case['type'] );

echo json_encode( $fields['metaData']['resolve']( (object) array( 'ID' => 7 ), $case['args'] ) );
