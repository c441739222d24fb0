<?php
/**
 * Settings of the plugin: constants of wp-config.php, and parts that are switched off.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Minimum length of the secret that both servers share. */
const SECRET_LENGTH = 32;

/** Returns a constant of wp-config.php as a string; an empty one if it is missing. */
function setting( $name ) {
	$value = defined( $name ) ? constant( $name ) : '';
	return is_scalar( $value ) ? (string) $value : '';
}

/** Returns the names in VITRINE_OFF. */
function switched_off() {
	return preg_split( '/[\s,]+/', setting( 'VITRINE_OFF' ), -1, PREG_SPLIT_NO_EMPTY );
}

/** Returns the constants that a part needs and that are not set. */
function missing_constants( $part ) {
	return array_filter(
		PARTS[ $part ],
		function ( $name ) {
			return '' === setting( $name );
		}
	);
}

/** True if a part is to work: it is not switched off, and its constants are set. */
function is_on( $part ) {
	return array() === missing_constants( $part ) && ! in_array( $part, switched_off(), true );
}

/** True if the secret that both servers share is long enough. */
function is_secret( $secret ) {
	return strlen( $secret ) >= SECRET_LENGTH;
}
