<?php
/**
 * Simulated fields and mutations of WPGraphQL: sends a mutation and reads the cart, each with the
 * input of the case, and prints the error of each, or null if it is let through.
 */

namespace GraphQL\Error {
	final class UserError extends \Exception {
	}
}

namespace {
	final class WC_Data_Store {
		public static function load( $name ) {
			return new self();
		}
		public function get_internal_meta_keys() {
			return array( '_date_paid', '_order_total' );
		}
	}

	require __DIR__ . '/wordpress.php';

	/** Returns the error message of a call; null without one. */
	function error_of( $call ) {
		try {
			return $call() === $GLOBALS['case']['input'] ? null : 'The input has changed.';
		} catch ( \GraphQL\Error\UserError $error ) {
			return $error->getMessage();
		}
	}

	$input  = $case['input'];
	$config = array( 'resolve' => fn( $source, $args, $context ) => 'context' === $context ? $args : null );
	$root   = apply_filters( 'graphql_RootQuery_fields', array( 'cart' => $config, 'products' => $config ) );

	echo json_encode(
		array(
			'mutation' => error_of( fn() => apply_filters( 'graphql_mutation_input', $input, null, null, $case['mutation'] ?? 'checkout' ) ),
			'cart'     => error_of( fn() => $root['cart']['resolve']( null, $input, 'context' ) ),
			'products' => error_of( fn() => $root['products']['resolve']( null, $input, 'context' ) ),
			// A schema without WooGraphQL.
			'fields'   => apply_filters( 'graphql_RootQuery_fields', array() ),
		)
	);
}
